"""`python -m tricorne` is the command `tricorne`."""

import sys

from tricorne.cli import main

sys.exit(main())

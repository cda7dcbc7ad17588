"""Tricorne: rules, bots and a table server for Liberté and Libertalia."""

import logging

__version__ = "0.1.0"

# A library does not configure logging; the application decides where the log goes.
logging.getLogger(__name__).addHandler(logging.NullHandler())

"""Tricorne: Liberté and Libertalia, their rules, their tables and their bots."""

import logging

__version__ = "0.1.0"

# Whoever uses the library decides where its log goes; by itself it writes nowhere.
logging.getLogger(__name__).addHandler(logging.NullHandler())

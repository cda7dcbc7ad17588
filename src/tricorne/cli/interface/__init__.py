"""The commands with their arguments and options; their help is in the catalogue.

A command imports its implementation from `tricorne.cli.commands` when it is called, so that
`--help` does not wait for NumPy and Numba.
"""

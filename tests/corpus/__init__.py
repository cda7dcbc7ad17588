"""Recorded games, each with its transcript; `make.py` finds and writes them."""

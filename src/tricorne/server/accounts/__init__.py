"""Accounts: people, names, passwords, sessions, tokens and ratings."""

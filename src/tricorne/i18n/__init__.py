"""Translations of all text for people, as Fluent catalogues.

`catalogue` formats messages, `explain` formats errors, `narration` describes the events of a game.
"""

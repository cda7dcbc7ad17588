"""Everything that people read, in their language: Fluent catalogues and what speaks them.

`catalogue` has the words, `explain` tells errors, `speaker` tells what happens in a game.
"""

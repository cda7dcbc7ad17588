"""Tournaments: who plays whom on which deal, the games, what is kept of them, and what they say.

`schedule` says who sits where, `dealer` plays a game, `store` keeps it, `numbers`
and `report` tell how good the bots are, and `page` shows it.
"""

"""Learning from games: datasets of decisions, and networks trained on them.

* `games`: games of bots, and recorded games, as decisions
* `dataset`: decisions as a Parquet file
"""

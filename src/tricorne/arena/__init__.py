"""Tournaments between bots: schedule, games, storage, statistics and report.

`schedule` says which bots play in which seats on which deal, `runner` plays a
game, `jobs`, `process_pool` and `cluster` distribute the games, `store` keeps the
outcomes, `statistics` and `ratings` measure strength, and `report`, `html_report`
and `svg_plots` present it.
"""

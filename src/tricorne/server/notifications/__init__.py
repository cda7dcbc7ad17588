"""Notices: telling people who are not at the table that something waits for them there.

`occasions` knows when, `notifier` sees to it that nobody is told too often and
no table waits for it, and a channel such as `webhook` carries it.
"""

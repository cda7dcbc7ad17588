"""Notifications to people who are not at the table.

`triggers` decides who is notified of what, `notifier` limits how often and keeps tables from
waiting for it, and a channel such as `webhook` delivers it.
"""

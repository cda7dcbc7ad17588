"""Lessons: whole games that were played before, in which somebody learns."""

from tricorne.server.tables.lessons.lesson import Lesson, Step, lesson_of

__all__ = ["Lesson", "Step", "lesson_of"]

"""Tests of Tricorne. They are packages, so that helpers can be imported from anywhere."""

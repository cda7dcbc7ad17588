"""Pages that the server writes itself: the front page and the documentation of the API. No scripts."""

from tricorne.server.pages.routes import router

__all__ = ["router"]

"""Files: content that is the same for everybody, compressed once, that browsers may keep."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from fastapi import Request, Response

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


@dataclass(frozen=True)
class File:
    """Content that is the same for everybody, plain and compressed."""

    media_type: str
    plain: bytes
    compressed: Mapping[str, bytes]

    @cached_property
    def etag(self) -> str:
        """Return a name for this content."""
        return hashlib.sha256(self.plain).hexdigest()[:20]

    def response(self, request: Request, cache_control: str, status: int = 200) -> Response:
        """Return the file in the best encoding the client accepts, or 304 if the client has it."""
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in self.compressed if name in accepted), None)
        headers = {"Cache-Control": cache_control, "ETag": f'"{self.etag}"', "Vary": "Accept-Encoding"}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        content = self.compressed[encoding] if encoding else self.plain
        return Response(content, status, headers, self.media_type)


def json_file(content: bytes) -> File:
    """Return serialized JSON as a file. It must not contain secrets: compression could give them away."""
    return File("application/json", content, {"gzip": gzip.compress(content, mtime=0)})

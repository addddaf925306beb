"""A shop that asks Affiant for proof of a gym membership. Python's standard library is all it needs.

AFFIANT_KEY=secret_live_… python3 examples/python/shop.py
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SERVICE = os.environ.get("AFFIANT_URL", "http://localhost:8080")
KEY = os.environ.get("AFFIANT_KEY")
TOLERANCE_SECONDS = 300
PAGE = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{0}</title><h1>{0}</h1>{1}'
GYM = "<dl><dt>Membership status<dd>Active<dt>Member name<dd>Jane Okafor</dl>"
TITLES = {
    "approved": "Verified",
    "rejected": "Not verified",
    "failed": "Not verified",
    # Somebody of your organization decides; until then the status in the address is "processing".
    "manual_review": "We are looking at it",
}

# The id of the inquiry of each order. Yours are rows of a database.
orders = {}
handled = set()


def call(method, path, body=None, idempotency_key=None):
    """Calls the API; docs/openapi.json says what there is, and so does /docs of the service."""
    headers = {"api-key": KEY, "content-type": "application/json"}
    if idempotency_key:
        headers["idempotency-key"] = idempotency_key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVICE}/api/v1{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def verified(secret, headers, body):
    """Whether the service has signed these bytes in the last minutes (https://www.standardwebhooks.com)."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # There are two signatures while a secret is being changed.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), each.encode()) for each in given)


class Shop(BaseHTTPRequestHandler):
    address = ""
    webhook_secret = ""

    def do_GET(self):
        path = self.path.partition("?")[0]
        if path == "/":
            form = '<form method="post" action="/orders"><button>Show my membership</button></form>'
            self.answer(200, PAGE.format("Ten percent off for gym members", form))
        elif path == "/gym":
            self.answer(200, PAGE.format("Your account", GYM))
        elif path.removeprefix("/orders/") in orders:
            # The status in the address is not signed: ask the service.
            result = call("GET", f"/web/inquiry/{orders[path.removeprefix('/orders/')]}")["result"]
            title = TITLES.get(result["status"])
            waiting = {} if title else {"refresh": "3"}
            self.answer(200, PAGE.format(title or "One moment", ""), waiting)
        else:
            self.answer(404, PAGE.format("Not found", ""))

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.path == "/orders":
            order = str(uuid.uuid4())
            inquiry = call("POST", "/web/inquiry", self.inquiry(order), idempotency_key=order)
            orders[order] = inquiry["id"]
            self.answer(303, "", {"location": inquiry["capture_url"]})
        elif self.path == "/webhook":
            if not verified(self.webhook_secret, self.headers, body):
                self.answer(401, "The signature does not fit.")
                return
            if self.headers["webhook-id"] not in handled:
                event = json.loads(body)
                print(f"{event['data']['subject_id']}: {event['type']}", flush=True)
                handled.add(self.headers["webhook-id"])
            self.answer(204, "")
        else:
            self.answer(404, PAGE.format("Not found", ""))

    def inquiry(self, order):
        return {
            "subject_id": "user-8841",  # Who is signed in at your shop.
            "name": "Gym membership",
            "query": "Does this person hold an active gym membership?",
            "start_url": f"{self.address}/gym",
            "return_url": f"{self.address}/orders/{order}",
            "fields": [{"name": "membership_status", "description": "Whether the membership is active"}],
            "acceptance_guide": "## High Acceptance\n- Membership status is Active",
            "metadata": {"order": order},
        }

    def answer(self, status, text, headers=None):
        body = text.encode()
        self.send_response(status)
        self.send_header("content-type", "text/html; charset=utf-8")
        if status != 204:
            self.send_header("content-length", str(len(body)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """What is asked of the shop is of no interest here."""


def secret_of(url):
    """The secret of the endpoint with this address, a new one at each start. In production you keep it instead."""
    for endpoint in call("GET", "/webhook/endpoints")["data"]:
        if endpoint["url"] == url:
            return call("POST", f"/webhook/endpoints/{endpoint['id']}/rotate-secret", {})["secret"]
    events = ["web.result.approved", "web.result.rejected", "web.result.failed"]
    return call("POST", "/webhook/endpoints", {"url": url, "event_types": events})["secret"]


if __name__ == "__main__":
    if not KEY:
        sys.exit("Set AFFIANT_KEY to the API key that the first start of the service printed.")
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Shop)
    Shop.address = os.environ.get("SHOP_URL", f"http://127.0.0.1:{server.server_port}")
    Shop.webhook_secret = os.environ.get("WEBHOOK_SECRET") or secret_of(f"{Shop.address}/webhook")
    print(f"The shop is at {Shop.address}", flush=True)
    server.serve_forever()

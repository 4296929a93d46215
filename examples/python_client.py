#!/usr/bin/env python3
"""Plays a game at a Ringside server against a bot, over HTTP and a WebSocket.

    python3 python_client.py http://127.0.0.1:8080 [GAME]

Needs the standard library and the package `websockets`. docs/protocol.md explains every message.
"""
import asyncio
import copy
import hashlib
import itertools
import json
import random
import secrets
import sys
import urllib.error
import urllib.request

try:
    from websockets.asyncio.client import connect

    HEADERS = "additional_headers"
except ImportError:  # before version 13
    from websockets import connect

    HEADERS = "extra_headers"


class Server:
    """The HTTP part: a guest with a cookie."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.cookie = ""

    def post(self, path, body):
        request = urllib.request.Request(
            self.address + path,
            json.dumps(body).encode(),
            {"content-type": "application/json", "cookie": self.cookie},
        )
        try:
            with urllib.request.urlopen(request) as response:
                cookies = response.headers.get_all("set-cookie") or []
                if cookies:
                    self.cookie = "; ".join(cookie.split(";")[0] for cookie in cookies)
                return json.load(response)
        except urllib.error.HTTPError as error:
            # {"error": …, "detail": the field and what was expected, "rule": …}
            raise SystemExit(f"{path}: {error.read().decode()}")


def entropy_commitment(table, chair, value):
    """SHA-256 of a label and three parts, each after its length as a little-endian 32-bit word."""
    parts = [table.encode(), chair.to_bytes(4, "little"), bytes.fromhex(value)]
    framed = b"".join(len(part).to_bytes(4, "little") + part for part in parts)
    return hashlib.sha256(b"ringside entropy\n" + framed).hexdigest()


def changed(value, path, change):
    """A value with a change made at a path: another value, or items of a list that others replace."""
    if path:
        # Several places of a list change in the same way, each with a copy of its own.
        places = path[0] if isinstance(path[0], list) else [path[0]]
        for place in places:
            value[place] = changed(value[place], path[1:], copy.deepcopy(change))
        return value
    if len(change) == 1:
        return change[0]
    start, drop, items = change
    value[start : start + drop] = items
    return value


class Table:
    """One table over a socket: commits, reveals, answers."""

    def __init__(self, socket, table):
        self.socket = socket
        self.table = table
        self.ids = (f"py-{n}" for n in itertools.count())
        self.entropy = secrets.token_hex(32)
        self.sent = set()
        self.chair = None
        self.seen = None
        self.seq = 0
        # The number of the step from which the next changes start, and the last question.
        self.base = None
        self.ask = None
        # The pending answer, and the event it became.
        self.pending = None
        self.settled = 0

    async def say(self, **message):
        number = next(self.ids)
        await self.socket.send(json.dumps({"id": number, "table": self.table, **message}))
        return number

    async def once(self, **message):
        if message["type"] not in self.sent:
            self.sent.add(message["type"])
            await self.say(**message)

    async def play(self):
        """Watches the table until the game is over; gives the outcome."""
        await self.say(type="watch", since=None)
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("error", "refused"):
                raise SystemExit(json.dumps(message))
            if message["type"] == "sync":
                self.chair = message["chair"]
            if "info" in message:
                await self.add_chance(message["info"])
            if message["type"] == "done" and message["id"] == self.pending:
                self.pending, self.settled = None, message["seq"] or 0
            if message["type"] == "change":
                await self.apply(message)
            elif "seen" in message:
                self.seq, self.seen = message["seq"], message["seen"]
                # Changes start from a whole step, never from a sync.
                self.base = self.seq if message["type"] == "step" else None
                self.ask = self.seen and self.seen["ask"]
            if self.seen and self.seen["outcome"]:
                return self.seen["outcome"]
            await self.answer()

    async def apply(self, message):
        """A step as what changes from the one before; if that was missed, asks for the whole table."""
        if message.get("base", message["seq"] - 1) != self.base:
            self.base = None
            await self.say(type="watch", since=self.seq)
            return
        parts = {name: self.seen["view"][name] for name in ("open", "own", "glance")}
        parts["ask"] = self.ask
        for path, *change in message["changes"]:
            parts = changed(parts, path, change)
        is_asked = any(path[0] == "ask" for path, *_ in message["changes"])
        asks = parts.pop("ask") if is_asked else self.seen["ask"]
        parts.pop("ask", None)
        self.seen["view"].update(parts)
        rest = {name: message.get(name) for name in ("step", "asked", "outcome")}
        self.seen.update(rest, ask=asks)
        if "clock" in message:
            self.seen["clock"] = message["clock"]
        else:
            nobody = [None for _ in self.seen["clock"]["left"]]
            self.seen["clock"] = {"now": message["now"], "left": nobody, "until": nobody}
        self.ask = asks or self.ask
        self.seq = self.base = message["seq"]

    async def add_chance(self, info):
        """Fair dealing: promise a random value, and reveal it when everybody has promised."""
        mine = info["chairs"][self.chair]
        if info["phase"] in ("gathering", "committing") and not mine["committed"]:
            commitment = entropy_commitment(self.table, self.chair, self.entropy)
            await self.once(type="commit", commitment=commitment)
        if info["phase"] == "revealing" and not mine["revealed"]:
            await self.once(type="reveal", value=self.entropy)

    async def answer(self):
        """Any legal move; the idle answer where the legal ones are talk or too many to list."""
        ask = self.seen and self.seen["ask"]
        if not ask or ask["open"] or self.pending or self.seq < self.settled:
            return
        listed = ask["moves"] and not ask["talk"]
        move = random.choice(ask["moves"]) if listed else ask["idle"]
        self.pending = await self.say(type="answer", move=move)


async def main(address, game="grid"):
    server = Server(address)
    server.post("/api/guest", {"name": "Python", "bot": True})
    seated = server.post("/api/tables", {"game": game, "places": ["me", "rookie"]})
    url = server.address.replace("http", "ws", 1) + "/api/socket?version=2"
    async with connect(url, **{HEADERS: {"cookie": server.cookie}}) as socket:
        outcome = await Table(socket, seated["table"]).play()
    print(json.dumps(outcome))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    asyncio.run(main(*sys.argv[1:3]))

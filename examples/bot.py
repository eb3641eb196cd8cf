"""A complete bot: takes a seat by its link and plays at random until the game is over.

python bot.py 'http://127.0.0.1:8297/#join=SECRET'    # sits down where the link leads
python bot.py http://127.0.0.1:8297                   # makes a game, and prints a link for you
"""

import hashlib
import json
import random
import secrets
import sys
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """Return a legal choice, such as "block Wallace", from all that our side may see."""
    return str(random.choice(view["legal"]))


def open_game(server: httpx.Client) -> str:
    """Make a game, print the link of the other seat, and return the secret of ours."""
    seats = {"england": {"kind": "friend"}, "scotland": {"kind": "bot"}}
    england, scotland = server.post("/api/games", json={"seats": seats}).json()["seats"]
    print(f"your link: {server.base_url}#join={england['secret']}", flush=True)
    return str(scotland["secret"])


def play(server: httpx.Client, secret: str) -> dict[str, Any]:
    """Take the seat and play it; return the game's status at its end."""
    asked = {"secret": secret, "name": "random bot"}
    seat = server.post("/api/seats", json=asked).raise_for_status().json()
    server.headers["Authorization"] = f"Bearer {seat['token']}"
    path, seed = f"/api/games/{seat['game']}", secrets.token_hex(16)
    bound = hashlib.sha256(f"hmac-sha256/2/seat-commitment/{seat['side']}/{seed}".encode())
    server.post(f"{path}/commitment", json={"commitment": bound.hexdigest()}).raise_for_status()
    ticket = server.post(f"{path}/tickets").raise_for_status().json()["ticket"]
    address = str(server.base_url.join(f"{path}/live?ticket={ticket}"))
    with connect(f"ws{address.removeprefix('http')}", max_size=2**22) as socket:
        socket.send(json.dumps({"since": -1}))
        answered = -1
        for state in map(json.loads, socket):
            if state.get("status", {}).get("over"):  # there is none in the answer to a choice
                return dict(state["status"])
            if answered < 0 and all(each["commitment"] for each in state["status"]["seats"]):
                server.post(f"{path}/seed", json={"seed": seed})  # nobody can change his seed now
            if state.get("your_choice") and state["number"] > answered:
                answered = state["number"]  # the server refuses a choice for an older number
                chosen = {"id": 1, "number": answered, "choice": choose(state["view"])}
                socket.send(json.dumps(chosen))
    raise SystemExit("the server went away; take the seat again with its token")


if __name__ == "__main__":
    where, _, join = sys.argv[1].partition("#join=")
    with httpx.Client(base_url=where) as http:
        print(play(http, join or open_game(http)))

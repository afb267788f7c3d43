#!/usr/bin/env python3
"""A player for `polemarch sim`: reads one question a line, answers with one line. Python 3.9 or newer.

    polemarch sim syracuse --bots "exec:python3 examples/seat.py,greedy" --games 10

Put your own idea into `choose`. A question has seat, game, prompt, legal and view: what the seat may know.
"""
import json
import random
import sys


def choose(question):
    """One of the legal answers."""
    return random.choice(question["legal"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)

#!/usr/bin/env python3
"""Plays a game of Guillotine against bots over the routes that the pages use: client.py http://127.0.0.1:8080"""
import random, re, sys, time
import urllib.error
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar

base = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8080"
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def get(path):
    return browser.open(base + path).read().decode()


def post(path, **fields):
    """Posts a form and returns where it leads to and the page there."""
    answer = browser.open(base + path, urllib.parse.urlencode(fields, doseq=True).encode())
    return urllib.parse.urlparse(answer.url).path, answer.read().decode()


table, _ = post("/new", game="guillotine", seat=["me", "greedy"], window=0, name="Python")
_, page = post(table + "/start")
moves = 0
while 'href="%s/record"' % table not in page:
    choices = sorted(set(re.findall(r'name="move" value="([^"]+)"', page)))
    if choices:
        hidden = dict(re.findall(r'<input type="hidden" name="(asked_at|key)" value="([^"]+)"', page))
        try:
            _, page = post(table + "/move", move=random.choice(choices), **hidden)
            moves += 1
            continue
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # the question has changed in the meantime: look again
                sys.exit(re.sub(r"<[^>]+>", " ", refused.read().decode()))
    time.sleep(0.05)
    page = get(table)
print("over after", moves, "moves;", len(get(table + "/record")), "bytes of record")

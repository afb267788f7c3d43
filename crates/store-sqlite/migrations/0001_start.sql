-- People, their sessions and the tokens of their programs.
CREATE TABLE server (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    account TEXT UNIQUE, -- the name in lower case; guests have none
    password TEXT,
    settings TEXT NOT NULL DEFAULT '{}',
    created INTEGER NOT NULL
);

CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    digest BLOB NOT NULL UNIQUE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    agent TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE INDEX sessions_of ON sessions (user);

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    digest BLOB NOT NULL UNIQUE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
);
CREATE INDEX tokens_of ON tokens (user);

-- Tables: what was agreed, who sits where, and the log everything else follows from.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    setup TEXT NOT NULL,
    public INTEGER NOT NULL,
    host INTEGER REFERENCES users (id) ON DELETE SET NULL,
    dice TEXT NOT NULL,
    status TEXT NOT NULL,
    position TEXT,
    rematch_of TEXT,
    forked_from TEXT,
    clock TEXT,
    created INTEGER NOT NULL
);
CREATE INDEX tables_listed ON tables (status, public);

-- Changes with every entry, so it is small and stands apart.
CREATE TABLE heads (
    id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    number INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    ended TEXT
);
CREATE INDEX heads_of_bots ON heads (id) WHERE bots <> 0;

CREATE TABLE seats (
    id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER REFERENCES users (id) ON DELETE SET NULL,
    bot TEXT,
    gone INTEGER NOT NULL DEFAULT 0,
    share TEXT,
    confirm INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of ON seats (user);

CREATE TABLE entries (
    id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    user INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) WITHOUT ROWID;

CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tab INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    players INTEGER NOT NULL,
    user INTEGER REFERENCES users (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX chat_of ON chat (tab, players, id);

CREATE TABLE notes (
    tab INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (tab, user)
) WITHOUT ROWID;

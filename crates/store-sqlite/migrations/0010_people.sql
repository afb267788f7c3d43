-- One stamp a person: what was made with another one is void. A new password makes a new stamp.
ALTER TABLE users ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN locked INTEGER; -- when the administrator locked him out
ALTER TABLE sessions ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;

-- The uptime when a session was used last: it ends after a long time of this, whatever the clock says.
ALTER TABLE sessions ADD COLUMN active INTEGER NOT NULL DEFAULT 0;
DROP INDEX sessions_seen;
CREATE INDEX sessions_active ON sessions (active);

-- Tokens that were made before there were scopes could play.
ALTER TABLE tokens ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';
ALTER TABLE tokens ADD COLUMN expires INTEGER;
ALTER TABLE tokens ADD COLUMN used INTEGER;

-- What names look like: two people whose names look alike have one in common. Names that were given before this was looked at may.
CREATE TABLE looks (
    look TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (look, user)
) WITHOUT ROWID;
CREATE INDEX looks_of ON looks (user);

-- Whom people do not want to meet, and the games they do not want to play again.
CREATE TABLE blocks (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (blocked);

CREATE TABLE declines (
    tab INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (tab, user)
) WITHOUT ROWID;
CREATE INDEX declines_by ON declines (user);

-- Whom the host of a table has put out.
CREATE TABLE put_out (
    tab INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (tab, user)
) WITHOUT ROWID;
CREATE INDEX put_out_of ON put_out (user);

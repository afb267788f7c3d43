-- Raised whenever the administrator changes a table: whoever holds an older state of it in memory finds out when he writes.
ALTER TABLE heads ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;

-- Entries that a repair took off the end of a log: nothing is lost silently.
CREATE TABLE cut_entries (
    cut INTEGER NOT NULL, -- when, in milliseconds since 1970
    id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    user INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (id, seq, cut)
) WITHOUT ROWID;

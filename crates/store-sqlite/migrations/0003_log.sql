-- Entries stand in the order in which they were written, whatever table they belong to: a commit for many tables touches few pages.
-- Each names the one before it at its table, and the head names the last one.
ALTER TABLE heads ADD COLUMN last INTEGER;
ALTER TABLE entries RENAME TO old_entries;

CREATE TABLE entries (
    number INTEGER PRIMARY KEY,
    id INTEGER NOT NULL, -- its table
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    user INTEGER,
    previous INTEGER,
    body TEXT NOT NULL
);

INSERT INTO entries (number, id, seq, at, user, previous, body)
SELECT
    row_number() OVER log,
    id, seq, at, user,
    CASE WHEN lag(id) OVER log = id THEN row_number() OVER log - 1 END,
    body
FROM old_entries
WINDOW log AS (ORDER BY id, seq);

UPDATE heads SET last = written.last
FROM (SELECT id, max(number) AS last FROM entries GROUP BY id) AS written
WHERE written.id = heads.id;

DROP TABLE old_entries;

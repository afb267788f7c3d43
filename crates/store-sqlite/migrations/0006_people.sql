-- Who has ever sat at a table: it goes with the last of them, and what they did there is found without reading every log.
CREATE TABLE players (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user, id)
) WITHOUT ROWID;
CREATE INDEX players_of ON players (id);

CREATE TRIGGER seated AFTER INSERT ON seats WHEN new.user IS NOT NULL BEGIN
    INSERT OR IGNORE INTO players (user, id) VALUES (new.user, new.id);
END;

INSERT OR IGNORE INTO players (user, id) SELECT user, id FROM seats WHERE user IS NOT NULL;
INSERT OR IGNORE INTO players (user, id)
SELECT DISTINCT entries.user, entries.id
FROM entries JOIN users ON users.id = entries.user JOIN tables ON tables.id = entries.id;

-- Whatever names a person is found when he goes.
CREATE INDEX chat_by ON chat (user);
CREATE INDEX notes_by ON notes (user);
CREATE INDEX tables_by ON tables (host);

-- A table that nobody gave a name is called after its host for as long as there is one.
UPDATE tables SET name = ''
WHERE name = (SELECT users.name FROM users WHERE users.id = tables.host) || '''s table';

-- A table as it is read: with its head and the name of its host.
CREATE VIEW listed AS
SELECT tables.*, seq, number, asked, bots, updated, ended, generation, users.name AS host_name
FROM tables JOIN heads USING (id) LEFT JOIN users ON users.id = tables.host;

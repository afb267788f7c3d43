-- How long servers have run on this file, in milliseconds: a clock that nobody sets wrong.
INSERT OR IGNORE INTO server (key, value) VALUES ('uptime', 0);

-- The uptime when a game last went on. Tables that nobody comes back to are found by it; what is only proposed or prepared does not count.
ALTER TABLE heads ADD COLUMN active INTEGER NOT NULL DEFAULT 0;

DROP VIEW listed;
CREATE VIEW listed AS
SELECT tables.*, seq, number, asked, bots, updated, ended, generation, active, users.name AS host_name
FROM tables JOIN heads USING (id) LEFT JOIN users ON users.id = tables.host;

DROP TRIGGER append;
CREATE TRIGGER append INSTEAD OF INSERT ON appends BEGIN
    INSERT INTO entries (id, seq, at, user, previous, body)
    SELECT id, new.seq, new.at, new.user, last, new.body
    FROM heads WHERE id = new.id AND generation = new.generation AND seq = new.seq - 1;

    SELECT raise(ABORT, 'the log of the table has grown meanwhile') WHERE changes() = 0;

    UPDATE heads SET seq = new.seq, number = new.number, asked = new.asked, bots = new.bots,
        updated = new.updated, ended = new.ended, last = last_insert_rowid(),
        active = CASE
            WHEN new.body GLOB '{"do":"propose"*' OR new.body GLOB '{"do":"answer"*'
                OR new.body GLOB '{"do":"program"*' OR new.body GLOB '{"do":"unprogram"*' THEN active
            ELSE (SELECT value FROM server WHERE key = 'uptime')
        END
    WHERE id = new.id;

    UPDATE tables SET moved = new.updated WHERE id = new.id AND moved <= new.updated - 60000;
END;

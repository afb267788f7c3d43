-- When something happened last at a table, to the minute: lists have this order, so that their index is not written with every move. All
-- that lists look for is in the index.
ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET moved = (SELECT updated FROM heads WHERE heads.id = tables.id);
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (status, public, moved, id, game, name);

DROP TRIGGER append;
CREATE TRIGGER append INSTEAD OF INSERT ON appends BEGIN
    INSERT INTO entries (id, seq, at, user, previous, body)
    SELECT id, new.seq, new.at, new.user, last, new.body
    FROM heads WHERE id = new.id AND generation = new.generation AND seq = new.seq - 1;

    SELECT raise(ABORT, 'the log of the table has grown meanwhile') WHERE changes() = 0;

    UPDATE heads SET seq = new.seq, number = new.number, asked = new.asked, bots = new.bots,
        updated = new.updated, ended = new.ended, last = last_insert_rowid()
    WHERE id = new.id;

    UPDATE tables SET moved = new.updated WHERE id = new.id AND moved <= new.updated - 60000;
END;

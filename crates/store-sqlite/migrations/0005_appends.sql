-- What is added to a log moves the head of its table along, in one statement: many of them are one commit. A head that is not where the
-- writer believes belongs to a table that somebody else has changed or removed, and nothing is written at all.
CREATE VIEW appends AS
SELECT id, generation, entries.seq, at, user, body, heads.number, asked, bots, updated, ended
FROM entries JOIN heads USING (id);

CREATE TRIGGER append INSTEAD OF INSERT ON appends BEGIN
    INSERT INTO entries (id, seq, at, user, previous, body)
    SELECT id, new.seq, new.at, new.user, last, new.body
    FROM heads WHERE id = new.id AND generation = new.generation AND seq = new.seq - 1;

    SELECT raise(ABORT, 'the log of the table has grown meanwhile') WHERE changes() = 0;

    UPDATE heads SET seq = new.seq, number = new.number, asked = new.asked, bots = new.bots,
        updated = new.updated, ended = new.ended, last = last_insert_rowid()
    WHERE id = new.id;
END;

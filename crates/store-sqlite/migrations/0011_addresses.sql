-- From where accounts were used, as keyed digests of both: whoever comes from there again is not kept out by others who guess.
CREATE TABLE addresses (
    digest BLOB PRIMARY KEY,
    active INTEGER NOT NULL -- the uptime of the last use
) WITHOUT ROWID;
CREATE INDEX addresses_active ON addresses (active);

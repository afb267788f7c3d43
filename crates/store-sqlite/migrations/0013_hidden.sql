-- Tables that somebody does not want to see in their list any more.
CREATE TABLE hidden (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tab INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user, tab)
) WITHOUT ROWID;
CREATE INDEX hidden_of ON hidden (tab);

-- A table that is played again is found by the one before it.
CREATE INDEX tables_again ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

-- Sessions that nobody uses any more end.
CREATE INDEX sessions_seen ON sessions (seen);

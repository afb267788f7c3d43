-- Does a seat want to be asked also where it can only pass?
ALTER TABLE seats ADD COLUMN ask_always INTEGER NOT NULL DEFAULT 0;

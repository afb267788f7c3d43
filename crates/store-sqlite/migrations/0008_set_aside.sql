-- Why a table was set aside: playing it made the server fail twice. It can be looked at, and nothing can be changed there.
ALTER TABLE tables ADD COLUMN set_aside TEXT;

-- The columns of `tables.*` were fixed when the view was made.
DROP VIEW listed;
CREATE VIEW listed AS
SELECT tables.*, seq, number, asked, bots, updated, ended, generation, users.name AS host_name
FROM tables JOIN heads USING (id) LEFT JOIN users ON users.id = tables.host;

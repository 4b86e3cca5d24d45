-- A reference is unique because its number is. An index that says it again made each update lock its row as a removal does: a
-- trigger runs before the update, so PostgreSQL takes every generated column as changed, and a unique one as a changed key.
ALTER TABLE invoice DROP CONSTRAINT invoice_ref_key;

-- A reference is unique because its number is. An index that says it again made each update lock its row as a removal does: a
-- trigger runs before the update, so PostgreSQL takes every generated column as changed, and a unique one as a changed key.
ALTER TABLE supplier DROP CONSTRAINT supplier_ref_key;
ALTER TABLE purchase_order DROP CONSTRAINT purchase_order_ref_key;

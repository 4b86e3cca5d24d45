-- A customer's new name reaches the first invoices at once and the others in batches (decision 0080), so that nobody waits
-- for a customer with many invoices.

-- Copies the name to invoices that have the old one, and returns their number. Without `waits` it passes over invoices that
-- others have locked. The rows are found first: otherwise a large table would be read in the order of its ids.
CREATE FUNCTION copy_customer_name_to_invoices(renamed ulid, most integer, waits boolean) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  new_name text := (SELECT name FROM customer WHERE id = renamed);
  old_ones text[];
BEGIN
  IF waits THEN
    old_ones := ARRAY(WITH found AS MATERIALIZED (SELECT id FROM invoice WHERE customer_id = renamed AND customer_name <> new_name)
      SELECT id FROM invoice WHERE id IN (SELECT id FROM found) AND customer_name <> new_name
      ORDER BY id LIMIT most FOR NO KEY UPDATE);
  ELSE
    old_ones := ARRAY(WITH found AS MATERIALIZED (SELECT id FROM invoice WHERE customer_id = renamed AND customer_name <> new_name)
      SELECT id FROM invoice WHERE id IN (SELECT id FROM found) AND customer_name <> new_name
      ORDER BY id LIMIT most FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  UPDATE invoice SET customer_name = new_name WHERE id = ANY (old_ones);
  RETURN cardinality(old_ones);
END $$;

CREATE OR REPLACE FUNCTION customer_renames_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_customer_name_to_invoices(NEW.id, 200, false);
  RETURN NULL;
END $$;

-- The lock makes a new invoice wait for a name that is not committed yet. Otherwise it would keep the old one.
CREATE OR REPLACE FUNCTION invoice_copies_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.customer_name FROM customer WHERE customer.id = NEW.customer_id FOR KEY SHARE;
  RETURN NEW;
END $$;

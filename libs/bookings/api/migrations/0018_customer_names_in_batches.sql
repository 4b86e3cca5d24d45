-- A customer's new name reaches the first bookings at once and the others in batches (decision 0080), so that nobody waits
-- for a customer with many bookings.

-- Copies the name to bookings that have the old one, and returns their number. Without `waits` it passes over bookings that
-- others have locked. The rows are found first: otherwise a large table would be read in the order of its ids.
CREATE FUNCTION copy_customer_name_to_bookings(renamed ulid, most integer, waits boolean) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  new_name text := (SELECT name_sort FROM customer WHERE id = renamed);
  old_ones text[];
BEGIN
  IF waits THEN
    old_ones := ARRAY(WITH found AS MATERIALIZED (SELECT id FROM booking WHERE customer_id = renamed AND customer_name_sort <> new_name)
      SELECT id FROM booking WHERE id IN (SELECT id FROM found) AND customer_name_sort <> new_name
      ORDER BY id LIMIT most FOR NO KEY UPDATE);
  ELSE
    old_ones := ARRAY(WITH found AS MATERIALIZED (SELECT id FROM booking WHERE customer_id = renamed AND customer_name_sort <> new_name)
      SELECT id FROM booking WHERE id IN (SELECT id FROM found) AND customer_name_sort <> new_name
      ORDER BY id LIMIT most FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  UPDATE booking SET customer_name_sort = new_name WHERE id = ANY (old_ones);
  RETURN cardinality(old_ones);
END $$;

CREATE OR REPLACE FUNCTION customer_renames_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_customer_name_to_bookings(NEW.id, 200, false);
  RETURN NULL;
END $$;

-- The lock makes a new booking wait for a name that is not committed yet. Otherwise it would keep the old one.
CREATE OR REPLACE FUNCTION booking_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name_sort INTO NEW.customer_name_sort FROM customer WHERE customer.id = NEW.customer_id FOR KEY SHARE;
  NEW.account_manager_name_sort := (SELECT full_name_sort FROM "user" WHERE "user".id = NEW.account_manager_id);
  RETURN NEW;
END $$;

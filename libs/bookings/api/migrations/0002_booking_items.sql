-- Items: seats on a public class, or a private class as a whole. Prices are pence.

CREATE TABLE booking_item (
  id ulid PRIMARY KEY,
  booking_id ulid NOT NULL REFERENCES booking ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('public', 'private')),
  title text NOT NULL CHECK (title <> '' AND length(title) <= 255),
  status text NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'confirmed', 'delivered', 'complete', 'on_hold', 'canceled')),
  class_id ulid NOT NULL REFERENCES training_class,
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  taxable boolean NOT NULL DEFAULT true,
  tax_rate_percent numeric(5, 2) CHECK (tax_rate_percent BETWEEN 0 AND 100),
  net integer NOT NULL GENERATED ALWAYS AS (unit_price * quantity) STORED,
  tax integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN taxable THEN round(unit_price * quantity * coalesce(tax_rate_percent, 20) / 100)::integer ELSE 0 END) STORED,
  gross integer NOT NULL GENERATED ALWAYS AS (unit_price * quantity
    + CASE WHEN taxable THEN round(unit_price * quantity * coalesce(tax_rate_percent, 20) / 100)::integer ELSE 0 END) STORED,
  po_number text,
  trainer_day_rate integer CHECK (trainer_day_rate >= 0),
  trainer_travel integer CHECK (trainer_travel >= 0),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (id, booking_id)
);
COMMENT ON COLUMN booking_item.tax IS 'Half up; no rate counts as 20 per cent.';
CREATE INDEX booking_item_of_booking ON booking_item (booking_id, id);
CREATE INDEX booking_item_of_class ON booking_item (class_id);

ALTER TABLE training_seat_reservation ADD CONSTRAINT training_seat_reservation_item
  FOREIGN KEY (booking_item_id) REFERENCES booking_item ON DELETE CASCADE;

-- A booking's net and gross are the sums of its items that are not canceled. Its version is left alone.
CREATE FUNCTION refresh_booking_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking SET net = totals.net, gross = totals.gross
  FROM (
    SELECT touched.booking_id, coalesce(sum(i.net), 0) AS net, coalesce(sum(i.gross), 0) AS gross
    FROM (SELECT DISTINCT booking_id FROM touched) touched
    LEFT JOIN booking_item i ON i.booking_id = touched.booking_id AND i.status <> 'canceled'
    GROUP BY touched.booking_id
  ) totals
  WHERE booking.id = totals.booking_id AND (booking.net, booking.gross) IS DISTINCT FROM (totals.net, totals.gross);
  RETURN NULL;
END $$;
CREATE TRIGGER item_insert_totals AFTER INSERT ON booking_item REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_booking_totals();
CREATE TRIGGER item_update_totals AFTER UPDATE ON booking_item REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_booking_totals();
CREATE TRIGGER item_delete_totals AFTER DELETE ON booking_item REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_booking_totals();

-- Canceling an item frees its seats.
CREATE FUNCTION release_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE training_seat_reservation SET released_at = NEW.updated_at, updated_at = NEW.updated_at, updated_by = NEW.updated_by,
    version = version + 1
  WHERE booking_item_id = NEW.id AND released_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER canceled_item_releases_seats AFTER UPDATE OF status ON booking_item FOR EACH ROW
  WHEN (NEW.status = 'canceled' AND OLD.status <> 'canceled') EXECUTE FUNCTION release_seats();

-- At commit an item fits its class: a public one has as many live reservations as its quantity on a public class; a
-- private one holds every place of a class of the booking's customer; a canceled one holds none.
CREATE FUNCTION check_booking_item(checked ulid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  SELECT i.type, i.quantity, i.status, c.ref, c.max_attendees, c.public_schedule_id IS NOT NULL AS public,
    c.customer_id = b.customer_id AS same_customer, held.live, held.elsewhere
  INTO item
  FROM booking_item i JOIN booking b ON b.id = i.booking_id JOIN training_class c ON c.id = i.class_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS live, count(*) FILTER (WHERE r.class_id <> i.class_id) AS elsewhere
    FROM training_seat_reservation r WHERE r.booking_item_id = i.id AND r.released_at IS NULL
  ) held
  WHERE i.id = checked;
  IF NOT FOUND THEN RETURN; END IF;
  IF item.elsewhere > 0 OR item.live <> (CASE WHEN item.status = 'canceled' THEN 0 WHEN item.type = 'public' THEN item.quantity
      ELSE item.max_attendees END) THEN
    RAISE EXCEPTION 'A % item of % seats holds % of class %.', item.type, item.quantity, item.live, item.ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_item_holds_its_seats';
  END IF;
  IF item.status <> 'canceled' AND (CASE item.type WHEN 'public' THEN item.public ELSE item.same_customer END) IS NOT TRUE THEN
    RAISE EXCEPTION 'Class % is not one for a % item of this booking.', item.ref, item.type
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_item_fits_its_class';
  END IF;
END $$;

CREATE FUNCTION item_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_booking_item(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER item_is_whole AFTER INSERT OR UPDATE OF type, status, class_id, quantity, booking_id ON booking_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION item_is_whole();

CREATE FUNCTION reserved_item_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_booking_item(OLD.booking_item_id);
  IF TG_OP = 'UPDATE' THEN PERFORM check_booking_item(NEW.booking_item_id); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER reserved_item_is_whole
  AFTER DELETE OR UPDATE OF class_id, booking_item_id, released_at ON training_seat_reservation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION reserved_item_is_whole();

-- New reservations are many, so they are checked together and at once: an item never holds more than it should, nor
-- seats of another class. That it does not hold fewer, the item's own check sees at commit.
CREATE FUNCTION reservations_fit_their_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM training_seat_reservation r
    JOIN booking_item i ON i.id = r.booking_item_id JOIN training_class c ON c.id = i.class_id
    WHERE r.booking_item_id IN (SELECT booking_item_id FROM written WHERE released_at IS NULL) AND r.released_at IS NULL
    GROUP BY i.id, c.id
    HAVING bool_or(r.class_id <> i.class_id) OR count(*) > (CASE WHEN i.status = 'canceled' THEN 0
      WHEN i.type = 'public' THEN i.quantity ELSE c.max_attendees END)
  ) THEN
    RAISE EXCEPTION 'A booking item would hold more seats than it has, or seats of another class.'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_item_holds_its_seats';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reservations_fit_their_items AFTER INSERT ON training_seat_reservation REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION reservations_fit_their_items();

CREATE FUNCTION class_items_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_booking_item(id) FROM booking_item WHERE class_id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER class_items_are_whole AFTER UPDATE OF max_attendees, customer_id, public_schedule_id ON training_class
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION class_items_are_whole();

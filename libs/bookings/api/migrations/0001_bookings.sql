-- Bookings, their contacts and their items.

CREATE SEQUENCE booking_number START 10001;

CREATE TABLE booking (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('booking_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('BK-' || number) STORED UNIQUE,
  title text NOT NULL CHECK (title <> '' AND length(title) <= 255),
  title_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(title)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key('BK-' || number || ' ' || title)) STORED,
  status text COLLATE "C" NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'confirmed', 'delivered', 'complete', 'on_hold', 'canceled')),
  booked_at timestamptz(3) NOT NULL,
  brand_id ulid NOT NULL REFERENCES brand,
  account_manager_id ulid NOT NULL REFERENCES "user",
  account_manager_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  customer_id ulid NOT NULL REFERENCES customer,
  customer_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  billing_address_id ulid UNIQUE REFERENCES address,
  web_booking_reference text,
  deal_record_id text,
  po_number text,
  invoice_notes text,
  net integer NOT NULL DEFAULT 0,
  gross integer NOT NULL DEFAULT 0,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (id, customer_id)
);
COMMENT ON COLUMN booking.net IS 'Pence: the sum of its items that are not canceled, kept by triggers; so is gross, the expected total value.';
COMMENT ON COLUMN booking.customer_name_sort IS 'The customer''s name_sort, kept by triggers.';
COMMENT ON COLUMN booking.account_manager_name_sort IS 'The account manager''s full_name_sort, kept by triggers.';
CREATE INDEX booking_by_booked_at ON booking (booked_at, id);
CREATE INDEX booking_by_title ON booking (title_sort, id);
CREATE INDEX booking_by_status ON booking (status, id);
CREATE INDEX booking_by_customer_name ON booking (customer_name_sort, id);
CREATE INDEX booking_by_account_manager_name ON booking (account_manager_name_sort, id);
CREATE INDEX booking_by_net ON booking (net, id);
CREATE INDEX booking_by_gross ON booking (gross, id);
CREATE INDEX booking_by_created_at ON booking (created_at, id);
CREATE INDEX booking_of_customer ON booking (customer_id, booked_at, id);
CREATE INDEX booking_of_status ON booking (status, booked_at, id);
CREATE INDEX booking_of_account_manager ON booking (account_manager_id, booked_at, id);
CREATE INDEX booking_of_brand ON booking (brand_id, booked_at, id);
CREATE INDEX booking_search ON booking USING gin (search_text gin_trgm_ops);

CREATE FUNCTION booking_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_name_sort := (SELECT name_sort FROM customer WHERE customer.id = NEW.customer_id);
  NEW.account_manager_name_sort := (SELECT full_name_sort FROM "user" WHERE "user".id = NEW.account_manager_id);
  RETURN NEW;
END $$;
CREATE TRIGGER booking_copies_names
  BEFORE INSERT OR UPDATE OF customer_id, account_manager_id, customer_name_sort, account_manager_name_sort ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_copies_names();

CREATE FUNCTION customer_renames_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking SET customer_name_sort = NEW.name_sort WHERE customer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_renames_booking AFTER UPDATE ON customer FOR EACH ROW
  WHEN (OLD.name_sort IS DISTINCT FROM NEW.name_sort) EXECUTE FUNCTION customer_renames_booking();

CREATE FUNCTION user_renames_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking SET account_manager_name_sort = NEW.full_name_sort WHERE account_manager_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_renames_booking AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (OLD.full_name_sort IS DISTINCT FROM NEW.full_name_sort) EXECUTE FUNCTION user_renames_booking();

CREATE TRIGGER booking_reference_insert AFTER INSERT ON booking REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('booking', 'title');
CREATE TRIGGER booking_reference_update AFTER UPDATE ON booking REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('booking', 'title');
CREATE TRIGGER booking_reference_delete AFTER DELETE ON booking REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('booking', 'title');

ALTER TABLE note ADD FOREIGN KEY (booking_id) REFERENCES booking ON DELETE CASCADE;

CREATE TABLE booking_contact (
  id ulid PRIMARY KEY,
  booking_id ulid NOT NULL,
  customer_id ulid NOT NULL,
  person_id ulid NOT NULL,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['booker', 'biller']),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (booking_id, person_id),
  FOREIGN KEY (booking_id, customer_id) REFERENCES booking (id, customer_id) ON DELETE CASCADE,
  FOREIGN KEY (person_id, customer_id) REFERENCES person (id, customer_id)
);
COMMENT ON TABLE booking_contact IS 'Both foreign keys hold the customer, so a contact is always one of the booking''s customer.';
CREATE INDEX booking_contact_of_person ON booking_contact (person_id);

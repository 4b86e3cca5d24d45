-- Tickets with their conversation, and change requests.

CREATE SEQUENCE ticket_number START 5001;

CREATE TABLE ticket (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('ticket_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('TK-' || number) STORED UNIQUE,
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  body text NOT NULL CHECK (body <> ''),
  status text COLLATE "C" NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'closed')),
  booking_id ulid NOT NULL REFERENCES booking ON DELETE CASCADE,
  booking_item_id ulid,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  FOREIGN KEY (booking_item_id, booking_id) REFERENCES booking_item (id, booking_id)
);
COMMENT ON COLUMN ticket.created_by IS 'The requester.';
CREATE INDEX ticket_by_created_at ON ticket (created_at, id);
CREATE INDEX ticket_of_booking ON ticket (booking_id, created_at, id);
CREATE INDEX ticket_of_booking_item ON ticket (booking_item_id);
CREATE INDEX ticket_of_status ON ticket (status, created_at, id);
CREATE INDEX ticket_of_requester ON ticket (created_by, created_at, id);

CREATE TRIGGER ticket_reference_insert AFTER INSERT ON ticket REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('ticket', 'subject');
CREATE TRIGGER ticket_reference_update AFTER UPDATE ON ticket REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('ticket', 'subject');
CREATE TRIGGER ticket_reference_delete AFTER DELETE ON ticket REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('ticket', 'subject');

CREATE TABLE ticket_activity (
  id ulid PRIMARY KEY,
  ticket_id ulid NOT NULL REFERENCES ticket ON DELETE CASCADE,
  body text CHECK (body <> ''),
  attribute_changes jsonb CHECK (jsonb_typeof(attribute_changes) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(body, attribute_changes) > 0)
);
CREATE INDEX ticket_activity_of_ticket ON ticket_activity (ticket_id, created_at, id);
CREATE TRIGGER ticket_activity_is_append_only BEFORE UPDATE ON ticket_activity
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE SEQUENCE change_request_number START 1001;

CREATE TABLE change_request (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('change_request_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('CR-' || number) STORED UNIQUE,
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  status text COLLATE "C" NOT NULL DEFAULT 'pending'
    CHECK (status IN ('canceled', 'errored', 'implemented', 'pending', 'rejected')),
  approval text NOT NULL DEFAULT 'pending' CHECK (approval IN ('approved', 'pending', 'rejected')),
  fulfilment text NOT NULL DEFAULT 'none' CHECK (fulfilment IN ('full', 'none', 'partial')),
  booking_id ulid NOT NULL REFERENCES booking ON DELETE CASCADE,
  booking_item_id ulid,
  new_class_id ulid REFERENCES training_class,
  new_max_attendees integer CHECK (new_max_attendees > 0),
  new_trainer_id ulid REFERENCES trainer,
  new_starts_at timestamptz(3),
  invoice_ids text[] NOT NULL DEFAULT '{}',
  purchase_order_id ulid,
  error text,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  FOREIGN KEY (booking_item_id, booking_id) REFERENCES booking_item (id, booking_id)
);
CREATE INDEX change_request_by_created_at ON change_request (created_at, id);
CREATE INDEX change_request_of_booking ON change_request (booking_id, created_at, id);
CREATE INDEX change_request_of_status ON change_request (status, created_at, id);

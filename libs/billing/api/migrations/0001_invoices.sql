-- Invoices, their lines and payments, and what happened to them. Money is pence.

CREATE SEQUENCE invoice_number START 40001;

CREATE TABLE invoice (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('invoice_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('INV-' || number) STORED UNIQUE,
  type text COLLATE "C" NOT NULL DEFAULT 'invoice' CHECK (type IN ('invoice', 'credit_note', 'pro_forma', 'other')),
  status text COLLATE "C" NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'confirmed', 'paid_partial', 'paid', 'paid_overpaid', 'converted', 'voided')),
  customer_id ulid NOT NULL REFERENCES customer,
  customer_name text NOT NULL DEFAULT '',
  customer_name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(customer_name)) STORED,
  booking_id ulid,
  booking_item_id ulid,
  document_date timestamptz(3) NOT NULL CHECK ((document_date AT TIME ZONE 'UTC')::time = '00:00'),
  due_date timestamptz(3) NOT NULL CHECK ((due_date AT TIME ZONE 'UTC')::time = '00:00'),
  notes text,
  po_number text,
  vat_number text,
  billing_address_id ulid UNIQUE REFERENCES address,
  net integer NOT NULL DEFAULT 0,
  tax integer NOT NULL DEFAULT 0,
  gross integer NOT NULL DEFAULT 0,
  paid integer NOT NULL DEFAULT 0,
  owed integer NOT NULL GENERATED ALWAYS AS (CASE
    WHEN status IN ('draft', 'converted', 'voided') OR type = 'pro_forma' THEN 0
    WHEN type = 'credit_note' THEN paid - gross
    ELSE gross - paid END) STORED,
  credits_id ulid,
  converted_to_id ulid,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key('INV-' || number || ' ' || coalesce(po_number, ''))) STORED,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (id, customer_id),
  FOREIGN KEY (booking_id, customer_id) REFERENCES booking (id, customer_id),
  FOREIGN KEY (booking_item_id, booking_id) REFERENCES booking_item (id, booking_id),
  FOREIGN KEY (credits_id, customer_id) REFERENCES invoice (id, customer_id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (converted_to_id, customer_id) REFERENCES invoice (id, customer_id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT invoice_item_of_a_booking CHECK (booking_item_id IS NULL OR booking_id IS NOT NULL),
  CONSTRAINT invoice_credit_note_credits CHECK ((type = 'credit_note') = (credits_id IS NOT NULL)),
  CONSTRAINT invoice_converted_is_pro_forma CHECK (status <> 'converted' OR type = 'pro_forma'),
  CONSTRAINT invoice_converted_to_another CHECK ((status = 'converted') = (converted_to_id IS NOT NULL)),
  CONSTRAINT invoice_pro_forma_is_not_paid CHECK (type <> 'pro_forma' OR paid = 0),
  CONSTRAINT invoice_status_follows_payments CHECK (CASE status
    WHEN 'paid_partial' THEN paid > 0 AND paid < gross
    WHEN 'paid' THEN paid > 0 AND paid = gross
    WHEN 'paid_overpaid' THEN paid > gross
    ELSE paid = 0 END)
);
COMMENT ON COLUMN invoice.document_date IS 'A day: midnight UTC.';
COMMENT ON COLUMN invoice.customer_name IS 'The customer''s name, kept by triggers.';
COMMENT ON COLUMN invoice.net IS 'The sum of its lines, kept by triggers; so are tax and gross.';
COMMENT ON COLUMN invoice.paid IS 'The sum of its payments, kept by triggers, and the paid statuses with it.';
COMMENT ON COLUMN invoice.owed IS 'What the customer still owes for it: negative when it is overpaid or a credit that is not paid out.';
CREATE INDEX invoice_by_document_date ON invoice (document_date, id);
CREATE INDEX invoice_by_due_date ON invoice (due_date, id);
CREATE INDEX invoice_by_customer_name ON invoice (customer_name_sort, id);
CREATE INDEX invoice_by_status ON invoice (status, id);
CREATE INDEX invoice_by_type ON invoice (type, id);
CREATE INDEX invoice_by_net ON invoice (net, id);
CREATE INDEX invoice_by_gross ON invoice (gross, id);
CREATE INDEX invoice_by_owed ON invoice (owed, id);
CREATE INDEX invoice_of_customer ON invoice (customer_id, document_date, id);
CREATE INDEX invoice_of_status ON invoice (status, document_date, id);
CREATE INDEX invoice_of_type ON invoice (type, document_date, id);
CREATE INDEX invoice_of_booking ON invoice (booking_id, document_date, id);
CREATE INDEX invoice_of_booking_item ON invoice (booking_item_id, document_date, id);
CREATE INDEX invoice_waiting ON invoice (document_date, id) WHERE owed > 0;
CREATE INDEX invoice_owed_by ON invoice (customer_id) INCLUDE (owed) WHERE owed <> 0;
CREATE INDEX invoice_crediting ON invoice (credits_id) WHERE credits_id IS NOT NULL;
CREATE INDEX invoice_converted_from ON invoice (converted_to_id) WHERE converted_to_id IS NOT NULL;
CREATE INDEX invoice_search ON invoice USING gin (search_text gin_trgm_ops);
CREATE INDEX invoice_customer_search ON invoice USING gin (customer_name_sort gin_trgm_ops);

CREATE FUNCTION invoice_copies_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_name := (SELECT name FROM customer WHERE customer.id = NEW.customer_id);
  RETURN NEW;
END $$;
CREATE TRIGGER invoice_copies_customer BEFORE INSERT OR UPDATE OF customer_id, customer_name ON invoice
  FOR EACH ROW EXECUTE FUNCTION invoice_copies_customer();

CREATE FUNCTION customer_renames_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice SET customer_name = NEW.name WHERE customer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_renames_invoice AFTER UPDATE ON customer FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION customer_renames_invoice();

CREATE TRIGGER invoice_reference_insert AFTER INSERT ON invoice REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('invoice', 'customer_name');
CREATE TRIGGER invoice_reference_update AFTER UPDATE ON invoice REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('invoice', 'customer_name');
CREATE TRIGGER invoice_reference_delete AFTER DELETE ON invoice REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('invoice', 'customer_name');

CREATE FUNCTION refuse_undrafting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoice % is no draft any more.', OLD.ref
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoice_leaves_draft_once';
END $$;
CREATE TRIGGER invoice_stays_confirmed BEFORE UPDATE OF status ON invoice FOR EACH ROW
  WHEN (OLD.status <> 'draft' AND NEW.status = 'draft') EXECUTE FUNCTION refuse_undrafting();
CREATE TRIGGER invoice_stays BEFORE DELETE ON invoice FOR EACH ROW
  WHEN (OLD.status <> 'draft') EXECUTE FUNCTION refuse_undrafting();

CREATE TABLE invoice_line (
  id ulid PRIMARY KEY,
  invoice_id ulid NOT NULL REFERENCES invoice ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  position integer NOT NULL CHECK (position > 0),
  booking_item_id ulid REFERENCES booking_item,
  description text NOT NULL CHECK (description <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  taxable boolean NOT NULL DEFAULT true,
  tax_rate_percent numeric(5, 2) CHECK (tax_rate_percent BETWEEN 0 AND 100),
  net integer NOT NULL GENERATED ALWAYS AS (unit_price * quantity) STORED,
  tax integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN taxable THEN round(unit_price * quantity * coalesce(tax_rate_percent, 20) / 100)::integer ELSE 0 END) STORED,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (invoice_id, position)
);
COMMENT ON COLUMN invoice_line.tax IS 'Half up; no rate counts as 20 per cent.';
CREATE INDEX invoice_line_of_booking_item ON invoice_line (booking_item_id);

-- An invoice's net, tax and gross are the sums of its lines. The argument names the column that holds the invoice.
CREATE FUNCTION refresh_invoice_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE invoice SET net = totals.net, tax = totals.tax, gross = totals.net + totals.tax
    FROM (
      SELECT touched.id, coalesce(sum(l.net), 0) AS net, coalesce(sum(l.tax), 0) AS tax
      FROM (SELECT DISTINCT %I AS id FROM touched) touched LEFT JOIN invoice_line l ON l.invoice_id = touched.id
      GROUP BY touched.id
    ) totals
    WHERE invoice.id = totals.id AND (invoice.net, invoice.tax, invoice.gross)
      IS DISTINCT FROM (totals.net, totals.tax, totals.net + totals.tax)', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_insert_totals AFTER INSERT ON invoice REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_totals('id');
CREATE TRIGGER line_insert_totals AFTER INSERT ON invoice_line REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_totals('invoice_id');
CREATE TRIGGER line_update_totals AFTER UPDATE ON invoice_line REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_totals('invoice_id');
CREATE TRIGGER line_delete_totals AFTER DELETE ON invoice_line REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_totals('invoice_id');

CREATE FUNCTION refuse_frozen_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM touched JOIN invoice ON invoice.id = touched.invoice_id WHERE invoice.status <> 'draft') THEN
    RAISE EXCEPTION 'The lines of an invoice that is no draft any more are fixed.'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoice_lines_frozen';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER line_insert_frozen AFTER INSERT ON invoice_line REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_frozen_lines();
CREATE TRIGGER line_update_frozen AFTER UPDATE ON invoice_line REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_frozen_lines();
CREATE TRIGGER line_update_was_frozen AFTER UPDATE ON invoice_line REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_frozen_lines();
CREATE TRIGGER line_delete_frozen AFTER DELETE ON invoice_line REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_frozen_lines();

CREATE TABLE payment (
  id ulid PRIMARY KEY,
  invoice_id ulid NOT NULL REFERENCES invoice,
  received_at timestamptz(3) NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  payment_method text NOT NULL CHECK (payment_method IN ('bank_transfer', 'credit_card')),
  notes text,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE payment IS 'Of a credit note: what was paid back.';
CREATE INDEX payment_of_invoice ON payment (invoice_id, received_at, id);

-- What is paid is the sum of the payments, and the status follows it against the gross. The version is left alone.
CREATE FUNCTION refresh_invoice_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice SET paid = totals.paid, status = CASE
    WHEN invoice.status NOT IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid') THEN invoice.status
    WHEN totals.paid = 0 THEN 'confirmed'
    WHEN totals.paid < invoice.gross THEN 'paid_partial'
    WHEN totals.paid = invoice.gross THEN 'paid'
    ELSE 'paid_overpaid' END
  FROM (
    SELECT touched.invoice_id, coalesce(sum(p.amount), 0) AS paid
    FROM (SELECT DISTINCT invoice_id FROM touched) touched LEFT JOIN payment p USING (invoice_id)
    GROUP BY touched.invoice_id
  ) totals
  WHERE invoice.id = totals.invoice_id AND invoice.paid IS DISTINCT FROM totals.paid;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_insert_paid AFTER INSERT ON payment REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_paid();
CREATE TRIGGER payment_update_paid AFTER UPDATE ON payment REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_paid();
CREATE TRIGGER payment_delete_paid AFTER DELETE ON payment REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_invoice_paid();

CREATE FUNCTION refuse_moved_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A payment stays with its invoice.'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_stays_with_its_invoice';
END $$;
CREATE TRIGGER payment_stays BEFORE UPDATE OF invoice_id ON payment FOR EACH ROW
  WHEN (OLD.invoice_id <> NEW.invoice_id) EXECUTE FUNCTION refuse_moved_payment();

CREATE TABLE invoice_activity (
  id ulid PRIMARY KEY,
  invoice_id ulid NOT NULL REFERENCES invoice ON DELETE CASCADE,
  action text COLLATE "C" NOT NULL
    CHECK (action IN ('created', 'status_changed', 'payment_received', 'emailed', 'viewed', 'downloaded')),
  metadata jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(metadata) = 'object'),
  user_id ulid,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN invoice_activity.user_id IS 'Who did it; nobody when the invoice was opened from a mail.';
CREATE INDEX invoice_activity_of_invoice ON invoice_activity (invoice_id, created_at, id);
CREATE INDEX invoice_activity_by_created_at ON invoice_activity (created_at, id);
CREATE TRIGGER invoice_activity_is_append_only BEFORE UPDATE ON invoice_activity
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

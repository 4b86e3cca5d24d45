-- Suppliers and the purchase orders raised to them.

CREATE SEQUENCE supplier_number START 4001;

CREATE TABLE supplier (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('supplier_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('SU-' || number) STORED UNIQUE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  trainer_id ulid UNIQUE REFERENCES trainer,
  primary_contact_id ulid REFERENCES person,
  bank_sort_code text,
  bank_account_number text,
  vat_registered boolean NOT NULL DEFAULT false,
  vat_number text,
  remittance_email text CHECK (length(remittance_email) <= 255),
  purchases_email text CHECK (length(purchases_email) <= 255),
  purchases_address_id ulid UNIQUE REFERENCES address,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN supplier.trainer_id IS 'A trainer is paid through their supplier row.';
CREATE INDEX supplier_by_name ON supplier (name_sort, id);

CREATE TRIGGER supplier_reference_insert AFTER INSERT ON supplier REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('supplier', 'name');
CREATE TRIGGER supplier_reference_update AFTER UPDATE ON supplier REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('supplier', 'name');
CREATE TRIGGER supplier_reference_delete AFTER DELETE ON supplier REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('supplier', 'name');

ALTER TABLE note ADD FOREIGN KEY (supplier_id) REFERENCES supplier ON DELETE CASCADE;

CREATE SEQUENCE purchase_order_number START 30001;

CREATE TABLE purchase_order (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('purchase_order_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('PO-' || number) STORED UNIQUE,
  status text COLLATE "C" NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'provisional', 'confirmed', 'delivered', 'complete', 'billed', 'canceled')),
  raised_at timestamptz(3) NOT NULL,
  acknowledged_at timestamptz(3),
  acknowledged_by ulid REFERENCES "user",
  supplier_id ulid NOT NULL REFERENCES supplier,
  class_id ulid REFERENCES training_class,
  net integer NOT NULL DEFAULT 0,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK ((acknowledged_at IS NULL) = (acknowledged_by IS NULL))
);
COMMENT ON COLUMN purchase_order.net IS 'Pence: the sum of its items, kept by triggers.';
CREATE INDEX purchase_order_by_raised_at ON purchase_order (raised_at, id);
CREATE INDEX purchase_order_of_supplier ON purchase_order (supplier_id, raised_at, id);
CREATE INDEX purchase_order_of_class ON purchase_order (class_id, status, raised_at, id);

CREATE TABLE purchase_order_item (
  id ulid PRIMARY KEY,
  purchase_order_id ulid NOT NULL REFERENCES purchase_order ON DELETE CASCADE,
  description text NOT NULL CHECK (description <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  tax_rate_percent numeric(5, 2) CHECK (tax_rate_percent BETWEEN 0 AND 100),
  taxable boolean NOT NULL DEFAULT true,
  net integer NOT NULL GENERATED ALWAYS AS (unit_price * quantity) STORED,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX purchase_order_item_of_order ON purchase_order_item (purchase_order_id, id);

CREATE FUNCTION refresh_purchase_order_net() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchase_order SET net = totals.net
  FROM (
    SELECT touched.purchase_order_id, coalesce(sum(i.net), 0) AS net
    FROM (SELECT DISTINCT purchase_order_id FROM touched) touched LEFT JOIN purchase_order_item i USING (purchase_order_id)
    GROUP BY touched.purchase_order_id
  ) totals
  WHERE purchase_order.id = totals.purchase_order_id AND purchase_order.net IS DISTINCT FROM totals.net;
  RETURN NULL;
END $$;
CREATE TRIGGER item_insert_net AFTER INSERT ON purchase_order_item REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_purchase_order_net();
CREATE TRIGGER item_update_net AFTER UPDATE ON purchase_order_item REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_purchase_order_net();
CREATE TRIGGER item_delete_net AFTER DELETE ON purchase_order_item REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_purchase_order_net();

-- What suppliers bill: a bill has lines about items of orders to its supplier. A wrong bill is taken back and stays.
CREATE TABLE supplier_bill (
  id ulid PRIMARY KEY,
  supplier_id ulid NOT NULL REFERENCES supplier,
  number text NOT NULL CHECK (number <> '' AND length(number) <= 100),
  day timestamptz(3) NOT NULL,
  taken_back_at timestamptz(3),
  taken_back_reason text,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK ((taken_back_at IS NULL) = (taken_back_reason IS NULL))
);
COMMENT ON COLUMN supplier_bill.number IS 'The supplier''s own number. A bill that was taken back frees it.';
COMMENT ON COLUMN supplier_bill.day IS 'The date of the bill, at midnight UTC.';
CREATE UNIQUE INDEX supplier_bill_number ON supplier_bill (supplier_id, lower(number)) WHERE taken_back_at IS NULL;
CREATE INDEX supplier_bill_of_supplier ON supplier_bill (supplier_id, day, id);

CREATE TABLE supplier_bill_line (
  id ulid PRIMARY KEY,
  bill_id ulid NOT NULL REFERENCES supplier_bill ON DELETE CASCADE,
  purchase_order_item_id ulid NOT NULL REFERENCES purchase_order_item,
  quantity integer NOT NULL CHECK (quantity >= 0),
  net integer NOT NULL CHECK (net >= 0),
  tax integer NOT NULL CHECK (tax >= 0),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (quantity > 0 OR net > 0 OR tax > 0),
  UNIQUE (bill_id, purchase_order_item_id)
);
COMMENT ON COLUMN supplier_bill_line.quantity IS 'None for an amount without a quantity: a deposit, or an extra.';
COMMENT ON COLUMN supplier_bill_line.net IS 'Pence, as the supplier bills it. So it may differ from the order.';
CREATE INDEX supplier_bill_line_of_item ON supplier_bill_line (purchase_order_item_id);

-- An item that an issued invoice bills although it has no line for it: a delegate of an invoiced item was transferred to it.
CREATE TABLE transferred_item (
  id ulid PRIMARY KEY,
  invoice_id ulid NOT NULL REFERENCES invoice,
  booking_item_id ulid NOT NULL REFERENCES booking_item,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (booking_item_id, invoice_id)
);
CREATE INDEX transferred_item_of_invoice ON transferred_item (invoice_id);

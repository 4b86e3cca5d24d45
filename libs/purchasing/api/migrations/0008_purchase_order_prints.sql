-- Who printed an order. The history of the order shows it.
CREATE TABLE purchase_order_print (
  id ulid PRIMARY KEY,
  purchase_order_id ulid NOT NULL REFERENCES purchase_order ON DELETE CASCADE,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX purchase_order_print_of_order ON purchase_order_print (purchase_order_id);

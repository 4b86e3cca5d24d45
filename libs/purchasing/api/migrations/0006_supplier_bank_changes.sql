-- Bank details of a supplier change by a request that another person approves.

ALTER TABLE supplier
  ADD CONSTRAINT supplier_bank_sort_code CHECK (bank_sort_code ~ '^\d\d-\d\d-\d\d$'),
  ADD CONSTRAINT supplier_bank_account_number CHECK (bank_account_number ~ '^\d{8}$'),
  ADD CONSTRAINT supplier_bank_details CHECK ((bank_sort_code IS NULL) = (bank_account_number IS NULL));

CREATE TABLE supplier_bank_change (
  id ulid PRIMARY KEY,
  supplier_id ulid NOT NULL REFERENCES supplier,
  bank_sort_code text NOT NULL CHECK (bank_sort_code ~ '^\d\d-\d\d-\d\d$'),
  bank_account_number text NOT NULL CHECK (bank_account_number ~ '^\d{8}$'),
  status text COLLATE "C" NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'canceled')),
  verified text CHECK (verified <> '' AND length(verified) <= 1000),
  approved_by ulid REFERENCES "user",
  approved_at timestamptz(3),
  reason text CHECK (reason <> '' AND length(reason) <= 1000),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT supplier_bank_change_approved CHECK (
    (status = 'approved') = (approved_by IS NOT NULL AND approved_at IS NOT NULL AND verified IS NOT NULL)),
  CONSTRAINT supplier_bank_change_approver CHECK (approved_by <> created_by),
  CONSTRAINT supplier_bank_change_rejected CHECK ((status = 'rejected') = (reason IS NOT NULL))
);
COMMENT ON TABLE supplier_bank_change IS 'created_by has proposed it.';
CREATE UNIQUE INDEX supplier_bank_change_pending ON supplier_bank_change (supplier_id) WHERE status = 'pending';
CREATE INDEX supplier_bank_change_of_supplier ON supplier_bank_change (supplier_id);
CREATE INDEX supplier_bank_change_of_approver ON supplier_bank_change (approved_by) WHERE approved_by IS NOT NULL;

-- created_by was shown the plain bank details.
CREATE TABLE bank_details_reveal (
  id ulid PRIMARY KEY,
  supplier_id ulid NOT NULL REFERENCES supplier,
  bank_change_id ulid REFERENCES supplier_bank_change,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN bank_details_reveal.bank_change_id IS 'The change whose bank details were shown. Null for those of the supplier.';
CREATE INDEX bank_details_reveal_of_supplier ON bank_details_reveal (supplier_id, created_at, id);
CREATE INDEX bank_details_reveal_of_bank_change ON bank_details_reveal (bank_change_id) WHERE bank_change_id IS NOT NULL;

-- A new name of a supplier waits for orders that are being raised, because they copy the old one, and they wait for it.
CREATE OR REPLACE FUNCTION purchase_order_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM supplier WHERE supplier.id = NEW.supplier_id FOR SHARE;
  END IF;
  SELECT name, name_sort INTO NEW.supplier_name, NEW.supplier_name_sort FROM supplier WHERE supplier.id = NEW.supplier_id;
  NEW.class_title_sort := (SELECT title_sort FROM training_class WHERE training_class.id = NEW.class_id);
  RETURN NEW;
END $$;

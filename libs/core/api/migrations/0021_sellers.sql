-- The legal entities that sell and issue invoices. Every installation has one from its beginning: the default. Nothing is dated
-- before locked_before, the start of a UTC day.
CREATE TABLE seller (
  id ulid PRIMARY KEY,
  legal_name text CHECK (legal_name <> '' AND length(legal_name) <= 255),
  address_id ulid UNIQUE REFERENCES address,
  vat_number text CHECK (length(vat_number) <= 25),
  company_number text CHECK (length(company_number) <= 25),
  bank_name text CHECK (length(bank_name) <= 255),
  bank_sort_code text CHECK (bank_sort_code ~ '^[0-9]{6}$'),
  bank_account_number text CHECK (bank_account_number ~ '^[0-9]{8}$'),
  is_default boolean NOT NULL DEFAULT false,
  locked_before timestamptz(3) CHECK ((locked_before AT TIME ZONE 'UTC')::time = '00:00'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX seller_default ON seller (is_default) WHERE is_default;
CREATE INDEX seller_by_created_at ON seller (created_at, id);

INSERT INTO seller (id, is_default) VALUES ('00000000000000000000000001', true);

-- The seller of a brand, when it is not the default one.
ALTER TABLE brand ADD COLUMN seller_id text COLLATE "C" REFERENCES seller;
CREATE INDEX brand_of_seller ON brand (seller_id);

-- The uploaded logo of a brand. Rows are not read with the brand, because they are large.
CREATE TABLE brand_logo (
  brand_id ulid PRIMARY KEY REFERENCES brand ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('png', 'jpeg')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 204800),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0)
);

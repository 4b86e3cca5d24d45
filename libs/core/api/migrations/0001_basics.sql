-- What every domain's tables are made of.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Ids are ULIDs made by the server. "C" makes their order the order of their making, on every machine.
CREATE DOMAIN ulid AS text COLLATE "C" CHECK (octet_length(VALUE) = 26);

-- The form in which text is sorted and searched: without accents and capitals, the same on every machine whatever its
-- locale. Columns named *_sort hold it.
CREATE FUNCTION sort_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(normalize(btrim(value), NFKD), '[\u0300-\u036F]', '', 'g') COLLATE "C");

-- The five columns that GraphQL shows as createdBy, createdAt, updatedBy, updatedAt and version stand in every table.
-- Their users are not foreign keys: users are deactivated, never deleted.

CREATE TABLE address (
  id ulid PRIMARY KEY,
  address1 text,
  address2 text,
  address3 text,
  address4 text,
  city text,
  region text,
  postcode text,
  country text CHECK (country ~ '^[A-Z]{2}$'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE address IS 'Copied, never shared: whoever refers to a row is the only one.';

CREATE TABLE idempotency_key (
  user_id ulid NOT NULL,
  key text NOT NULL CHECK (length(key) <= 255),
  input_hash text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);

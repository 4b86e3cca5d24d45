-- Customers, people and the sign-ins some of them have.

CREATE SEQUENCE customer_number START 3001;

CREATE TABLE customer (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('customer_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('CU-' || number) STORED UNIQUE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  type text CHECK (type IN ('charity', 'limited_company', 'limited_liability_partnership', 'private', 'public_company',
    'sole_trader', 'other')),
  registration_number text,
  vat_number text,
  website text,
  payment_term_days integer NOT NULL DEFAULT 30 CHECK (payment_term_days BETWEEN 0 AND 365),
  only_tax_invoice_billable boolean NOT NULL DEFAULT false,
  preferred_payment_method text CHECK (preferred_payment_method IN ('bank_transfer', 'credit_card')),
  billing_address_id ulid UNIQUE REFERENCES address,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX customer_by_name ON customer (name_sort, id);
CREATE INDEX customer_by_created_at ON customer (created_at, id);
CREATE INDEX customer_name_search ON customer USING gin (name_sort gin_trgm_ops);

-- What a person is to the business. These roles never grant access; the user's do.
CREATE DOMAIN role_codes AS text[] CHECK (VALUE <@ ARRAY['ROLE_CUSTOMER_ATTENDEE', 'ROLE_CUSTOMER', 'ROLE_CUSTOMER_BILLER',
  'ROLE_CUSTOMER_BOOKER', 'ROLE_SUPPLIER', 'ROLE_SUPPLIER_TRAINER', 'ROLE_INTERNAL', 'ROLE_ACCOUNT_MANAGER', 'ROLE_ADMIN']);

CREATE TABLE person (
  id ulid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'internal', 'supplier')),
  customer_id ulid REFERENCES customer,
  given_name text NOT NULL CHECK (given_name <> '' AND length(given_name) <= 255),
  family_name text NOT NULL CHECK (family_name <> '' AND length(family_name) <= 255),
  full_name text NOT NULL GENERATED ALWAYS AS (given_name || ' ' || family_name) STORED,
  full_name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(given_name || ' ' || family_name)) STORED,
  email text CHECK (email <> '' AND length(email) <= 255),
  email_sort text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  mobile text CHECK (length(mobile) <= 25),
  telephone text CHECK (length(telephone) <= 25),
  job_title text CHECK (length(job_title) <= 255),
  roles role_codes NOT NULL DEFAULT '{}',
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK ((kind = 'customer') = (customer_id IS NOT NULL)),
  UNIQUE (id, customer_id)
);
CREATE INDEX person_by_full_name ON person (full_name_sort, id);
CREATE INDEX person_by_email ON person (email_sort, id);
CREATE INDEX person_by_email_descending ON person (email_sort DESC NULLS LAST, id DESC);
CREATE INDEX person_by_created_at ON person (created_at, id);
CREATE INDEX person_of_customer ON person (customer_id, full_name_sort, id);
CREATE INDEX person_name_search ON person USING gin (full_name_sort gin_trgm_ops);
CREATE INDEX person_email_search ON person USING gin (email_sort gin_trgm_ops);

-- Only these roles grant access; ROLE_ADMIN or ROLE_ACCOUNT_MANAGER may sign in to the console.
CREATE TABLE "user" (
  id ulid PRIMARY KEY,
  person_id ulid NOT NULL UNIQUE REFERENCES person,
  sign_in_email text COLLATE "C" NOT NULL DEFAULT '' UNIQUE,
  password_hash text,
  roles role_codes NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  avatar_url text,
  token_version integer NOT NULL DEFAULT 1,
  oidc_subject text UNIQUE,
  full_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN "user".sign_in_email IS 'The normalised email of the person, kept by triggers, so that an email signs in one user.';
COMMENT ON COLUMN "user".full_name_sort IS 'The sort key of the person''s full name, kept by triggers.';
CREATE INDEX user_by_full_name ON "user" (full_name_sort, id);
CREATE INDEX user_by_created_at ON "user" (created_at, id);

CREATE FUNCTION user_copies_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT person.email_sort, person.full_name_sort INTO NEW.sign_in_email, NEW.full_name_sort
  FROM person WHERE person.id = NEW.person_id;
  RETURN NEW;
END $$;
CREATE TRIGGER user_copies_person BEFORE INSERT OR UPDATE OF person_id, sign_in_email, full_name_sort ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_copies_person();

CREATE FUNCTION person_renames_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "user" SET full_name_sort = NEW.full_name_sort WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER person_renames_user AFTER UPDATE ON person FOR EACH ROW
  WHEN ((OLD.full_name_sort, OLD.email_sort) IS DISTINCT FROM (NEW.full_name_sort, NEW.email_sort))
  EXECUTE FUNCTION person_renames_user();

-- Failed sign-ins, counted by what they have in common: an email, or an address of the network.
CREATE TABLE sign_in_attempt (
  bucket text PRIMARY KEY,
  failures integer NOT NULL CHECK (failures >= 0),
  first_failed_at timestamptz(3) NOT NULL,
  blocked_until timestamptz(3)
);
CREATE INDEX sign_in_attempt_first_failed_at ON sign_in_attempt (first_failed_at);

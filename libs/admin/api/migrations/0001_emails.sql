-- Emails, and what became of them on their way to each recipient. What they are made from joins them with its own tables.

-- The words of a list of addresses in the form in which text is searched; array_to_string alone is not immutable.
CREATE FUNCTION addresses_sort_key(addresses text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN sort_key(array_to_string(addresses, ' '));

CREATE TABLE email (
  id ulid PRIMARY KEY,
  "to" text[] NOT NULL CHECK (cardinality("to") > 0),
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  html text NOT NULL CHECK (html <> ''),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE email_log (
  id ulid PRIMARY KEY,
  email_id ulid NOT NULL REFERENCES email,
  "to" text[] NOT NULL CHECK (cardinality("to") > 0),
  recipients_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (addresses_sort_key("to")) STORED,
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  subject_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(subject)) STORED,
  status text COLLATE "C" NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  error text CHECK (error <> ''),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT email_log_failed_has_error CHECK ((status = 'failed') = (error IS NOT NULL))
);
COMMENT ON TABLE email_log IS 'One row for each time an email is sent; sending it again adds a row.';
CREATE INDEX email_log_of_email ON email_log (email_id, created_at, id);
CREATE INDEX email_log_by_created_at ON email_log (created_at, id);
CREATE INDEX email_log_by_subject ON email_log (subject_sort, id);
CREATE INDEX email_log_by_recipients ON email_log (recipients_sort, id);
CREATE INDEX email_log_by_status ON email_log (status, id);
CREATE INDEX email_log_recipients_search ON email_log USING gin (recipients_sort gin_trgm_ops);

-- Mail: what it is made of, what it is about, and its way to each recipient.

CREATE TABLE email_template (
  id ulid PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  type text COLLATE "C" NOT NULL CHECK (type IN ('html', 'unlayer')),
  channel text COLLATE "C" NOT NULL DEFAULT 'email' CHECK (channel IN ('email')),
  target_resource text COLLATE "C" NOT NULL CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN email_template.target_resource IS 'The kind of record whose variables it uses.';
CREATE INDEX email_template_by_name ON email_template (name_sort, id);
CREATE INDEX email_template_name_search ON email_template USING gin (name_sort gin_trgm_ops);

CREATE TABLE email_template_version (
  id ulid PRIMARY KEY,
  template_id ulid NOT NULL REFERENCES email_template ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  body text CHECK (body <> ''),
  design jsonb CHECK (jsonb_typeof(design) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (template_id, number),
  CONSTRAINT email_template_version_content CHECK ((body IS NULL) <> (design IS NULL))
);
COMMENT ON TABLE email_template_version IS 'Saving a template adds a version. The one with the highest number is in use. A mail keeps its own.';

ALTER TABLE email
  ALTER COLUMN html DROP NOT NULL,
  ADD COLUMN template_version_id text COLLATE "C" REFERENCES email_template_version,
  ADD COLUMN target_resource text COLLATE "C" CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  ADD COLUMN target_id text COLLATE "C" CHECK (octet_length(target_id) = 26),
  ADD COLUMN secret text COLLATE "C" CHECK (secret <> ''),
  ADD COLUMN secret_of text COLLATE "C" CHECK (octet_length(secret_of) = 26),
  ADD CONSTRAINT email_target CHECK ((target_resource IS NULL) = (target_id IS NULL)),
  ADD CONSTRAINT email_secret CHECK ((secret IS NULL) = (html IS NOT NULL) AND (secret IS NULL) = (secret_of IS NULL));
COMMENT ON COLUMN email.secret IS 'The kind of a mail that signs somebody in. Its body is made when it is sent, and kept nowhere.';
COMMENT ON COLUMN email.secret_of IS 'The user whom it signs in.';
CREATE INDEX email_of_template_version ON email (template_version_id) WHERE template_version_id IS NOT NULL;

ALTER TABLE email_log
  DROP CONSTRAINT email_log_status_check,
  DROP CONSTRAINT email_log_failed_has_error,
  ADD COLUMN template_id text COLLATE "C" REFERENCES email_template,
  ADD COLUMN target_resource text COLLATE "C" CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  ADD COLUMN target_id text COLLATE "C" CHECK (octet_length(target_id) = 26),
  ADD COLUMN due_at timestamptz(3),
  ADD COLUMN attempt integer NOT NULL DEFAULT 0,
  ADD COLUMN failures integer NOT NULL DEFAULT 0;
-- Until now only demo data was written, and none of it is queued.
ALTER TABLE email_log
  ADD CONSTRAINT email_log_status_check CHECK (status IN ('queued', 'sending', 'sent', 'partial', 'failed', 'not_sent')),
  ADD CONSTRAINT email_log_says_why CHECK (
    CASE WHEN status = 'sent' THEN error IS NULL WHEN status IN ('partial', 'failed', 'not_sent') THEN error IS NOT NULL ELSE true END),
  ADD CONSTRAINT email_log_is_due_until_it_is_over CHECK ((status IN ('queued', 'sending')) = (due_at IS NOT NULL)),
  ADD CONSTRAINT email_log_target CHECK ((target_resource IS NULL) = (target_id IS NULL));
COMMENT ON COLUMN email_log.due_at IS 'When it may be sent. While it is sent, when its process is taken for dead.';
COMMENT ON COLUMN email_log.attempt IS 'Grows whenever a process takes or leaves it, so that a process that was taken for dead writes nothing.';
COMMENT ON COLUMN email_log.failures IS 'The attempts since it was queued that did not end it.';
CREATE INDEX email_log_due ON email_log (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX email_log_of_template ON email_log (template_id, created_at, id) WHERE template_id IS NOT NULL;
CREATE INDEX email_log_of_target ON email_log (target_id, created_at, id) WHERE target_id IS NOT NULL;
CREATE INDEX email_log_of_target_resource ON email_log (target_resource, created_at, id) WHERE target_resource IS NOT NULL;

CREATE TABLE email_recipient (
  id ulid PRIMARY KEY,
  log_id ulid NOT NULL REFERENCES email_log ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  address text NOT NULL CHECK (address <> '' AND length(address) <= 255),
  status text COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'deferred', 'refused', 'suppressed')),
  answer text CHECK (answer <> ''),
  answered_at timestamptz(3),
  UNIQUE (log_id, position)
);
COMMENT ON COLUMN email_recipient.answer IS 'The words of the mail server, or why nothing was sent.';

CREATE TABLE email_attempt (
  id ulid PRIMARY KEY,
  log_id ulid NOT NULL REFERENCES email_log ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  answer text CHECK (answer <> ''),
  UNIQUE (log_id, number),
  CONSTRAINT email_attempt_ended CHECK ((ended_at IS NULL) = (answer IS NULL))
);
COMMENT ON TABLE email_attempt IS 'An attempt without an end was interrupted, unless it is under way.';

INSERT INTO email_recipient (id, log_id, position, address, status, answer, answered_at)
  SELECT left(email_log.id, 23) || lpad(position::text, 3, '0'), email_log.id, position, address,
    CASE status WHEN 'sent' THEN 'sent' WHEN 'failed' THEN 'refused' ELSE 'waiting' END, error, email_log.updated_at
  FROM email_log, unnest(email_log."to") WITH ORDINALITY AS recipient (address, position);

CREATE TABLE suppressed_address (
  id ulid PRIMARY KEY,
  address text NOT NULL CHECK (address <> '' AND length(address) <= 255),
  address_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(address)) STORED,
  reason text NOT NULL CHECK (reason <> ''),
  released_at timestamptz(3),
  released_by ulid REFERENCES "user",
  release_reason text CHECK (release_reason <> '' AND length(release_reason) <= 1000),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT suppressed_address_released CHECK (
    (released_at IS NULL) = (released_by IS NULL) AND (released_at IS NULL) = (release_reason IS NULL))
);
COMMENT ON TABLE suppressed_address IS 'An address that nothing is sent to, until it is released.';
COMMENT ON COLUMN suppressed_address.address IS 'As email_key returns it.';
CREATE UNIQUE INDEX suppressed_address_held ON suppressed_address (address) WHERE released_at IS NULL;
CREATE INDEX suppressed_address_by_address ON suppressed_address (address_sort, id);
CREATE INDEX suppressed_address_by_created_at ON suppressed_address (created_at, id);
CREATE INDEX suppressed_address_search ON suppressed_address USING gin (address_sort gin_trgm_ops);
CREATE INDEX suppressed_address_of_releaser ON suppressed_address (released_by) WHERE released_by IS NOT NULL;

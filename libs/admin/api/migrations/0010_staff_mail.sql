-- Files that go with a mail, as they were when it was written, and the mails to an address.

CREATE TABLE email_attachment (
  id ulid PRIMARY KEY,
  email_id ulid NOT NULL REFERENCES email ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  type text COLLATE "C" NOT NULL CHECK (type <> ''),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 10000000),
  UNIQUE (email_id, position)
);
-- PDF files are compressed already.
ALTER TABLE email_attachment ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE INDEX email_recipient_by_address ON email_recipient (email_key(address));

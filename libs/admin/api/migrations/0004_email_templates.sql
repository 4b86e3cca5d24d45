-- What templates are tried with, what they were filled in with, and what is looked at for a minute.

CREATE INDEX email_template_by_updated_at ON email_template (updated_at, id);
CREATE INDEX email_template_of_type ON email_template (type, name_sort, id);
CREATE INDEX email_template_of_target ON email_template (target_resource, name_sort, id);

CREATE TABLE email_sample_data (
  id ulid PRIMARY KEY,
  target_resource text COLLATE "C" NOT NULL UNIQUE CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  data jsonb CHECK (jsonb_typeof(data) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN email_sample_data.data IS 'Null: the examples of the variables.';
CREATE INDEX email_sample_data_by_target ON email_sample_data (target_resource, id);
INSERT INTO email_sample_data (id, target_resource)
  SELECT lpad(position::text, 26, '0'), resource
  FROM unnest(ARRAY['booking', 'booking_item', 'customer', 'invoice', 'purchase_order', 'ticket', 'training_class'])
    WITH ORDINALITY AS target (resource, position);

CREATE TABLE email_build_context (
  id ulid PRIMARY KEY,
  template_id ulid NOT NULL REFERENCES email_template ON DELETE CASCADE,
  target_resource text COLLATE "C" NOT NULL CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  target_id ulid NOT NULL,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE email_build_context IS 'The values of a record at one moment, with which a template is filled in.';
CREATE INDEX email_build_context_of_template ON email_build_context (template_id, created_at, id);

CREATE TABLE email_preview (
  id ulid PRIMARY KEY,
  subject text,
  html text,
  problems jsonb NOT NULL CHECK (jsonb_typeof(problems) = 'array'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT email_preview_made CHECK ((subject IS NULL) = (html IS NULL))
);
COMMENT ON TABLE email_preview IS 'A template that somebody is writing, filled in. A few minutes later the next one removes it.';
CREATE INDEX email_preview_of_user ON email_preview (created_by, created_at);

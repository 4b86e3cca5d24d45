-- Prompts with variables, each with the versions that it had.

CREATE TABLE prompt_template (
  id ulid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  description text CHECK (description <> '' AND length(description) <= 1000),
  body text NOT NULL CHECK (body <> ''),
  variables text[] NOT NULL DEFAULT '{}',
  samples jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(samples) = 'array'),
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN prompt_template.variables IS 'Those that the body uses, in the order of their first use.';
COMMENT ON COLUMN prompt_template.samples IS 'The values with which the preview is filled in: [{"variable": …, "value": …}].';
COMMENT ON COLUMN prompt_template.revision IS 'The number of its version in use.';
CREATE UNIQUE INDEX prompt_template_name_key ON prompt_template (name_sort);
CREATE INDEX prompt_template_by_name ON prompt_template (name_sort, id);
CREATE INDEX prompt_template_name_search ON prompt_template USING gin (name_sort gin_trgm_ops);
CREATE INDEX prompt_template_by_updated_at ON prompt_template (updated_at, id);

CREATE TABLE prompt_template_version (
  id ulid PRIMARY KEY,
  template_id ulid NOT NULL REFERENCES prompt_template ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  body text NOT NULL CHECK (body <> ''),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (template_id, number)
);
COMMENT ON TABLE prompt_template_version IS 'Saving another body adds a version, and so does restoring an older one.';

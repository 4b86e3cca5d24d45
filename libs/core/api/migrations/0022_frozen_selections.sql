-- The records that a user has selected, as they matched a filter at one moment. Records that match later are not in it.
CREATE TABLE frozen_selection (
  id ulid PRIMARY KEY,
  created_by ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  prefix text NOT NULL CHECK (prefix <> ''),
  filter jsonb,
  ulids text[] NOT NULL
);
CREATE INDEX frozen_selection_of_user ON frozen_selection (created_by, created_at);

-- What became of each record of a job that is about many.
CREATE TABLE job_outcome (
  id ulid PRIMARY KEY,
  job_id ulid NOT NULL REFERENCES job ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  record text NOT NULL,
  name text NOT NULL,
  refusal text CHECK (refusal <> ''),
  UNIQUE (job_id, position)
);
CREATE INDEX job_outcome_refused ON job_outcome (job_id, position) WHERE refusal IS NOT NULL;

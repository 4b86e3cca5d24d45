-- Long work that users have started. Any process of the API may take the next step of a job that is due.
CREATE TABLE job (
  id ulid PRIMARY KEY,
  created_by ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  input jsonb,
  target text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'running', 'retrying', 'completed', 'failed')),
  due_at timestamptz(3) DEFAULT now(),
  attempt integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
  reported integer CHECK (reported >= 0),
  total integer CHECK (total >= 0),
  result jsonb,
  message text CHECK (message <> ''),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT job_is_due_until_it_is_over CHECK ((status IN ('completed', 'failed')) = (due_at IS NULL)),
  CONSTRAINT job_ends_when_it_is_over CHECK ((due_at IS NULL) = (ended_at IS NOT NULL)),
  CONSTRAINT job_fails_with_a_message CHECK (status <> 'failed' OR message IS NOT NULL)
);
CREATE INDEX job_due ON job (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX job_ended ON job (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX job_of_user ON job (created_by, name, target, id);

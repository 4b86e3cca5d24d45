-- Workflows, and the jobs that they schedule.

CREATE TABLE workflow (
  id ulid PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  target_resource text COLLATE "C" NOT NULL
    CHECK (target_resource IN ('booking', 'booking_item', 'invoice', 'purchase_order', 'training_class')),
  is_active boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  condition jsonb CHECK (jsonb_typeof(condition) = 'object'),
  action text COLLATE "C" NOT NULL CHECK (action IN ('send_template', 'create_ticket', 'add_note', 'move_status')),
  action_input jsonb NOT NULL CHECK (jsonb_typeof(action_input) = 'object'),
  time_trigger_property text COLLATE "C" NOT NULL CHECK (time_trigger_property ~ '^[A-Za-z]+$'),
  time_trigger_interval text COLLATE "C" NOT NULL,
  time_trigger_direction text COLLATE "C" NOT NULL CHECK (time_trigger_direction IN ('before', 'after')),
  when_passed text COLLATE "C" NOT NULL CHECK (when_passed IN ('run', 'skip')),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- Fails for what is no interval. The empty one is the moment itself.
  CONSTRAINT workflow_interval CHECK (time_trigger_interval = '' OR time_trigger_interval::interval >= interval '0')
);
COMMENT ON COLUMN workflow.revision IS 'The number of its version in use.';
CREATE INDEX workflow_by_name ON workflow (name_sort, id);
CREATE INDEX workflow_of_target_resource ON workflow (target_resource, name_sort, id);
CREATE INDEX workflow_by_active ON workflow (is_active, name_sort, id);
-- Those that send a template keep it from being deleted.
CREATE INDEX workflow_of_template ON workflow ((action_input ->> 'template'));

CREATE TABLE workflow_version (
  id ulid PRIMARY KEY,
  workflow_id ulid NOT NULL REFERENCES workflow ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  definition jsonb NOT NULL CHECK (jsonb_typeof(definition) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (workflow_id, number)
);
COMMENT ON TABLE workflow_version IS 'Saving a workflow adds a version. A job runs by the version that it names.';

CREATE TABLE scheduled_job (
  id ulid PRIMARY KEY,
  workflow_id ulid NOT NULL REFERENCES workflow,
  workflow_version integer NOT NULL,
  action text COLLATE "C" NOT NULL,
  target_resource text COLLATE "C" NOT NULL CHECK (target_resource ~ '^[a-z]+(_[a-z]+)*$'),
  target_id ulid NOT NULL,
  target_reference text NOT NULL CHECK (target_reference <> ''),
  status text COLLATE "C" NOT NULL CHECK (status IN ('blocked', 'canceled', 'completed', 'disabled', 'failed', 'pending',
    'queued', 'retrying', 'running', 'scheduled', 'skipped', 'timeout')),
  condition_check boolean,
  run_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  run_message text CHECK (run_message <> ''),
  effect_key text COLLATE "C" NOT NULL CHECK (effect_key <> ''),
  time_trigger_property text COLLATE "C" NOT NULL CHECK (time_trigger_property ~ '^[A-Za-z]+$'),
  time_trigger_interval text COLLATE "C" NOT NULL,
  time_trigger_direction text COLLATE "C" NOT NULL,
  time_trigger_property_value timestamptz(3),
  due_at timestamptz(3),
  attempt integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  run_by ulid,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  FOREIGN KEY (workflow_id, workflow_version) REFERENCES workflow_version (workflow_id, number),
  CONSTRAINT scheduled_job_is_over_once_ended CHECK (
    (status IN ('canceled', 'completed', 'failed', 'skipped', 'timeout')) = (ended_at IS NOT NULL)),
  CONSTRAINT scheduled_job_is_due_while_it_waits CHECK (
    (status IN ('pending', 'queued', 'retrying', 'running', 'scheduled')) = (due_at IS NOT NULL)),
  CONSTRAINT scheduled_job_says_why CHECK (
    status NOT IN ('blocked', 'canceled', 'failed', 'skipped', 'timeout') OR run_message IS NOT NULL)
);
COMMENT ON COLUMN scheduled_job.effect_key IS 'One workflow has one effect for a target and a moment. Only a canceled job gives its key back.';
COMMENT ON COLUMN scheduled_job.due_at IS 'When a process may take it. While it runs, when its process is taken for dead.';
COMMENT ON COLUMN scheduled_job.attempt IS 'Grows whenever a process takes or leaves it, so that a process that was taken for dead writes nothing.';
COMMENT ON COLUMN scheduled_job.run_by IS 'The user who wants it to run now, outside its window too.';
CREATE UNIQUE INDEX scheduled_job_open ON scheduled_job (workflow_id, target_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX scheduled_job_effect ON scheduled_job (effect_key) WHERE status <> 'canceled';
CREATE INDEX scheduled_job_due ON scheduled_job (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX scheduled_job_by_run_at ON scheduled_job (run_at, id);
CREATE INDEX scheduled_job_of_workflow ON scheduled_job (workflow_id, run_at, id);
CREATE INDEX scheduled_job_of_version ON scheduled_job (workflow_id, workflow_version);
CREATE INDEX scheduled_job_of_target ON scheduled_job (target_id, run_at, id);
CREATE INDEX scheduled_job_of_target_resource ON scheduled_job (target_resource, run_at, id);
CREATE INDEX scheduled_job_of_status ON scheduled_job (status, run_at, id);

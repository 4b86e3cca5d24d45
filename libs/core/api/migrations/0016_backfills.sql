-- How far the filling of a new column in old rows is (decision 0101). A row appears when a process begins with it.
CREATE TABLE backfill (
  name text PRIMARY KEY,
  last_id text COLLATE "C" NOT NULL DEFAULT '',
  filled integer NOT NULL DEFAULT 0 CHECK (filled >= 0),
  started_at timestamptz(3) NOT NULL DEFAULT now(),
  completed_at timestamptz(3)
);
COMMENT ON COLUMN backfill.last_id IS 'The rows up to this id are filled, but for those that others had locked.';

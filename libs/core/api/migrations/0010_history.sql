-- Who changed a record, when and why. Rows are only ever added. They stay when their record is deleted, so they have no
-- foreign key to it.
CREATE TABLE history (
  id ulid PRIMARY KEY,
  entity text NOT NULL,
  target_id ulid NOT NULL,
  at timestamptz(3) NOT NULL,
  user_id ulid,
  action text NOT NULL CHECK (action IN ('created', 'changed', 'deleted')),
  reason text CHECK (reason <> '' AND length(reason) <= 1000),
  changes jsonb NOT NULL
);
CREATE INDEX history_of_record ON history (entity, target_id, at, id);

CREATE FUNCTION history_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of a record cannot be changed.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER history_is_kept BEFORE UPDATE OR DELETE ON history
  FOR EACH ROW EXECUTE FUNCTION history_is_kept();

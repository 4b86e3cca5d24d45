-- Notes, and the one table that the global reference search reads.

CREATE TABLE note (
  id ulid PRIMARY KEY,
  body text NOT NULL CHECK (body <> ''),
  booking_id ulid,
  customer_id ulid REFERENCES customer ON DELETE CASCADE,
  supplier_id ulid,
  training_class_id ulid,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(booking_id, customer_id, supplier_id, training_class_id) = 1)
);
COMMENT ON TABLE note IS 'The domains that own the other parents add their foreign keys.';
CREATE INDEX note_of_booking ON note (booking_id, updated_at, id) WHERE booking_id IS NOT NULL;
CREATE INDEX note_of_customer ON note (customer_id, updated_at, id) WHERE customer_id IS NOT NULL;
CREATE INDEX note_of_supplier ON note (supplier_id, updated_at, id) WHERE supplier_id IS NOT NULL;
CREATE INDEX note_of_training_class ON note (training_class_id, updated_at, id) WHERE training_class_id IS NOT NULL;

CREATE TABLE reference_entry (
  entity text NOT NULL CHECK (entity IN ('booking', 'customer', 'invoice', 'purchase_order', 'supplier', 'ticket', 'class')),
  target_id ulid NOT NULL,
  reference text COLLATE "C" NOT NULL,
  title text NOT NULL,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(reference || ' ' || title)) STORED,
  PRIMARY KEY (entity, target_id)
);
CREATE INDEX reference_entry_search ON reference_entry USING gin (search_text gin_trgm_ops);

-- Keeps reference_entry true for one table. Arguments: the entity, and the column that holds the title.
-- Three statement triggers a table (insert, update, delete), with the new rows as `written`, the old ones as `before`.
CREATE FUNCTION write_reference_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM reference_entry USING before WHERE entity = TG_ARGV[0] AND target_id = before.id;
  ELSIF TG_OP = 'INSERT' THEN
    EXECUTE format('INSERT INTO reference_entry (entity, target_id, reference, title) SELECT %L, id, ref, %I FROM written',
      TG_ARGV[0], TG_ARGV[1]);
  ELSE
    EXECUTE format('UPDATE reference_entry SET reference = written.ref, title = written.%2$I FROM written JOIN before USING (id)
      WHERE entity = %1$L AND target_id = written.id AND (written.ref, written.%2$I) IS DISTINCT FROM (before.ref, before.%2$I)',
      TG_ARGV[0], TG_ARGV[1]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER customer_reference_insert AFTER INSERT ON customer REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('customer', 'name');
CREATE TRIGGER customer_reference_update AFTER UPDATE ON customer REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('customer', 'name');
CREATE TRIGGER customer_reference_delete AFTER DELETE ON customer REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('customer', 'name');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

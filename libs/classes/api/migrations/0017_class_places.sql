-- Classes are found by their place: the words of the address and of the rooms of the days. A table of its own, so that no
-- change of an address writes the class, which other writes lock first (decision 0036). It refers to the class without a
-- foreign key for the same reason.

CREATE TABLE training_class_place (
  class_id text COLLATE "C" PRIMARY KEY,
  search_text text COLLATE "C" NOT NULL
);
CREATE INDEX training_class_place_search ON training_class_place USING gin (search_text gin_trgm_ops);
CREATE INDEX training_class_of_address ON training_class (address_id) WHERE address_id IS NOT NULL;

CREATE FUNCTION class_place(class ulid, address_of ulid) RETURNS text LANGUAGE sql STABLE
RETURN sort_key(concat_ws(' ',
  (SELECT concat_ws(' ', address1, address2, address3, address4, city, region, postcode) FROM address WHERE id = address_of),
  (SELECT string_agg(DISTINCT venue, ' ') FROM training_session WHERE class_id = class)));

CREATE FUNCTION write_class_place(class ulid, address_of ulid) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO training_class_place (class_id, search_text) VALUES (class, class_place(class, address_of))
  ON CONFLICT (class_id) DO UPDATE SET search_text = excluded.search_text
  WHERE training_class_place.search_text <> excluded.search_text;
END;

CREATE FUNCTION class_writes_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM training_class_place WHERE class_id = OLD.id;
  ELSE
    PERFORM write_class_place(NEW.id, NEW.address_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER class_writes_place AFTER INSERT OR UPDATE OF address_id OR DELETE ON training_class
  FOR EACH ROW EXECUTE FUNCTION class_writes_place();

CREATE FUNCTION address_writes_class_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_class_place(id, address_id) FROM training_class WHERE address_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER address_writes_class_place AFTER UPDATE ON address
  FOR EACH ROW EXECUTE FUNCTION address_writes_class_place();

CREATE FUNCTION session_writes_class_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_class_place(id, address_id) FROM training_class WHERE id = coalesce(NEW.class_id, OLD.class_id);
  RETURN NULL;
END $$;
CREATE TRIGGER session_inserts_class_place AFTER INSERT ON training_session
  FOR EACH ROW WHEN (NEW.venue IS NOT NULL) EXECUTE FUNCTION session_writes_class_place();
CREATE TRIGGER session_updates_class_place AFTER UPDATE ON training_session
  FOR EACH ROW WHEN (OLD.venue IS DISTINCT FROM NEW.venue) EXECUTE FUNCTION session_writes_class_place();
CREATE TRIGGER session_deletes_class_place AFTER DELETE ON training_session
  FOR EACH ROW WHEN (OLD.venue IS NOT NULL) EXECUTE FUNCTION session_writes_class_place();

INSERT INTO training_class_place (class_id, search_text) SELECT id, class_place(id, address_id) FROM training_class;

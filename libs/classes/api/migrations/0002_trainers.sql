-- Who teaches.

CREATE TABLE trainer (
  id ulid PRIMARY KEY,
  person_id ulid NOT NULL UNIQUE REFERENCES person,
  status text COLLATE "C" NOT NULL DEFAULT 'unknown'
    CHECK (status IN ('active', 'blacklisted', 'inactive', 'retired', 'unknown')),
  location_address_id ulid UNIQUE REFERENCES address,
  contact_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN trainer.contact_name_sort IS 'The sort key of the person''s full name, kept by triggers.';
CREATE INDEX trainer_by_contact_name ON trainer (contact_name_sort, id);
CREATE INDEX trainer_by_status ON trainer (status, id);
CREATE INDEX trainer_by_created_at ON trainer (created_at, id);
CREATE INDEX trainer_name_search ON trainer USING gin (contact_name_sort gin_trgm_ops);

CREATE FUNCTION trainer_copies_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT person.full_name_sort INTO NEW.contact_name_sort FROM person WHERE person.id = NEW.person_id;
  RETURN NEW;
END $$;
CREATE TRIGGER trainer_copies_person BEFORE INSERT OR UPDATE OF person_id, contact_name_sort ON trainer
  FOR EACH ROW EXECUTE FUNCTION trainer_copies_person();

CREATE FUNCTION person_renames_trainer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE trainer SET contact_name_sort = NEW.full_name_sort WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER person_renames_trainer AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.full_name_sort IS DISTINCT FROM NEW.full_name_sort) EXECUTE FUNCTION person_renames_trainer();

CREATE TABLE trainer_course (
  id ulid PRIMARY KEY,
  trainer_id ulid NOT NULL REFERENCES trainer ON DELETE CASCADE,
  course_id ulid NOT NULL REFERENCES course,
  competency integer CHECK (competency BETWEEN 0 AND 5),
  competency_self integer CHECK (competency_self BETWEEN 0 AND 5),
  rate integer CHECK (rate >= 0),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (trainer_id, course_id)
);
COMMENT ON COLUMN trainer_course.rate IS 'Pence a day.';
CREATE INDEX trainer_course_of_course ON trainer_course (course_id);

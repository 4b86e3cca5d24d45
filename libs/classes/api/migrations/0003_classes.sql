-- Classes, their public schedules and their sessions.

CREATE TABLE public_schedule (
  id ulid PRIMARY KEY,
  course_version_id ulid NOT NULL REFERENCES course_version,
  max_attendees integer NOT NULL CHECK (max_attendees BETWEEN 1 AND 500),
  delivery_format text COLLATE "C" NOT NULL CHECK (delivery_format IN ('on_site', 'training_centre', 'virtual', 'other')),
  delivery_platform text CHECK (delivery_platform IN ('ms_teams', 'zoom', 'other')),
  address_id ulid UNIQUE REFERENCES address,
  starts_at timestamptz(3),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (delivery_format <> 'on_site' OR address_id IS NOT NULL),
  CHECK (delivery_format <> 'virtual' OR delivery_platform IS NOT NULL)
);
COMMENT ON COLUMN public_schedule.starts_at IS 'Its class''s, kept by triggers.';
CREATE INDEX public_schedule_by_starts_at ON public_schedule (starts_at, id);
CREATE INDEX public_schedule_by_starts_at_descending ON public_schedule (starts_at DESC NULLS LAST, id DESC);
CREATE INDEX public_schedule_by_created_at ON public_schedule (created_at, id);
CREATE INDEX public_schedule_of_course_version ON public_schedule (course_version_id);

CREATE SEQUENCE training_class_number START 20001;

CREATE TABLE training_class (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('training_class_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('TC-' || number) STORED UNIQUE,
  title text NOT NULL CHECK (title <> '' AND length(title) <= 255),
  title_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(title)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key('TC-' || number || ' ' || title)) STORED,
  status text COLLATE "C" NOT NULL CHECK (status IN ('confirmed', 'delivered', 'canceled', 'postponed', 'provisional')),
  course_version_id ulid NOT NULL REFERENCES course_version,
  public_schedule_id ulid UNIQUE REFERENCES public_schedule,
  customer_id ulid REFERENCES customer,
  brand_id ulid NOT NULL REFERENCES brand,
  trainer_id ulid REFERENCES trainer,
  trainer_name_sort text COLLATE "C",
  max_attendees integer NOT NULL CHECK (max_attendees BETWEEN 1 AND 500),
  delivery_format text COLLATE "C" NOT NULL CHECK (delivery_format IN ('on_site', 'training_centre', 'virtual', 'other')),
  delivery_platform text CHECK (delivery_platform IN ('ms_teams', 'zoom', 'other')),
  address_id ulid UNIQUE REFERENCES address,
  purchase_order_reference text,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT training_class_public_or_private CHECK (public_schedule_id IS NULL OR customer_id IS NULL),
  CONSTRAINT training_class_on_site_address CHECK (delivery_format <> 'on_site' OR address_id IS NOT NULL),
  CONSTRAINT training_class_virtual_platform CHECK (delivery_format <> 'virtual' OR delivery_platform IS NOT NULL),
  UNIQUE (id, max_attendees)
);
COMMENT ON COLUMN training_class.purchase_order_reference IS 'The customer''s own text.';
COMMENT ON COLUMN training_class.starts_at IS 'The first session''s start, kept by triggers; so is ends_at.';
COMMENT ON COLUMN training_class.trainer_name_sort IS 'The trainer''s contact_name_sort, kept by triggers.';
CREATE INDEX training_class_by_title ON training_class (title_sort, id);
CREATE INDEX training_class_by_status ON training_class (status, id);
CREATE INDEX training_class_by_starts_at ON training_class (starts_at, id);
CREATE INDEX training_class_by_starts_at_descending ON training_class (starts_at DESC NULLS LAST, id DESC);
CREATE INDEX training_class_by_trainer_name ON training_class (trainer_name_sort, id);
CREATE INDEX training_class_by_trainer_name_descending ON training_class (trainer_name_sort DESC NULLS LAST, id DESC);
CREATE INDEX training_class_by_created_at ON training_class (created_at, id);
CREATE INDEX training_class_by_delivery_format ON training_class (delivery_format, id);
CREATE INDEX training_class_of_status ON training_class (status, starts_at, id);
CREATE INDEX training_class_of_brand ON training_class (brand_id, starts_at, id);
CREATE INDEX training_class_of_trainer ON training_class (trainer_id, starts_at, id);
CREATE INDEX training_class_of_customer ON training_class (customer_id, starts_at, id);
CREATE INDEX training_class_of_course_version ON training_class (course_version_id);
CREATE INDEX training_class_search ON training_class USING gin (search_text gin_trgm_ops);

CREATE TABLE training_session (
  id ulid PRIMARY KEY,
  class_id ulid NOT NULL REFERENCES training_class ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  meeting_link text,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (starts_at < ends_at),
  UNIQUE (class_id, starts_at),
  UNIQUE (id, class_id)
);
CREATE INDEX training_session_by_starts_at ON training_session (starts_at, id);

-- A class's dates are its sessions'; its schedule's are the class's.
CREATE FUNCTION refresh_class_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE training_class SET starts_at = dates.starts_at, ends_at = dates.ends_at
  FROM (
    SELECT touched.class_id, min(s.starts_at) AS starts_at, max(s.ends_at) AS ends_at
    FROM (SELECT DISTINCT class_id FROM touched) touched LEFT JOIN training_session s USING (class_id)
    GROUP BY touched.class_id
  ) dates
  WHERE training_class.id = dates.class_id
    AND (training_class.starts_at, training_class.ends_at) IS DISTINCT FROM (dates.starts_at, dates.ends_at);
  RETURN NULL;
END $$;
CREATE TRIGGER session_insert_dates_class AFTER INSERT ON training_session REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_class_dates();
CREATE TRIGGER session_update_dates_class AFTER UPDATE ON training_session REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_class_dates();
CREATE TRIGGER session_delete_dates_class AFTER DELETE ON training_session REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_class_dates();

CREATE FUNCTION class_dates_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_schedule SET starts_at = NEW.starts_at
  WHERE id = NEW.public_schedule_id AND starts_at IS DISTINCT FROM NEW.starts_at;
  RETURN NULL;
END $$;
CREATE TRIGGER class_dates_schedule AFTER INSERT OR UPDATE OF starts_at, public_schedule_id ON training_class
  FOR EACH ROW WHEN (NEW.public_schedule_id IS NOT NULL) EXECUTE FUNCTION class_dates_schedule();

CREATE FUNCTION class_copies_trainer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.trainer_name_sort := (SELECT contact_name_sort FROM trainer WHERE trainer.id = NEW.trainer_id);
  RETURN NEW;
END $$;
CREATE TRIGGER class_copies_trainer BEFORE INSERT OR UPDATE OF trainer_id, trainer_name_sort ON training_class
  FOR EACH ROW EXECUTE FUNCTION class_copies_trainer();

CREATE FUNCTION trainer_renames_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE training_class SET trainer_name_sort = NEW.contact_name_sort WHERE trainer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER trainer_renames_class AFTER UPDATE ON trainer FOR EACH ROW
  WHEN (OLD.contact_name_sort IS DISTINCT FROM NEW.contact_name_sort) EXECUTE FUNCTION trainer_renames_class();

CREATE TRIGGER class_reference_insert AFTER INSERT ON training_class REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('class', 'title');
CREATE TRIGGER class_reference_update AFTER UPDATE ON training_class REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('class', 'title');
CREATE TRIGGER class_reference_delete AFTER DELETE ON training_class REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('class', 'title');

ALTER TABLE note ADD FOREIGN KEY (training_class_id) REFERENCES training_class ON DELETE CASCADE;

-- The list of trainer courses sorts and filters by columns of its own rows.
ALTER TABLE trainer_course
  ADD COLUMN trainer_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN course_title_sort text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN published boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN trainer_course.trainer_name_sort IS 'The trainer''s contact_name_sort, kept by triggers.';
COMMENT ON COLUMN trainer_course.course_title_sort IS 'The course''s title_sort, kept by triggers.';
COMMENT ON COLUMN trainer_course.published IS 'Whether the course has a published version. Kept by triggers.';

CREATE FUNCTION trainer_course_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT contact_name_sort INTO NEW.trainer_name_sort FROM trainer WHERE trainer.id = NEW.trainer_id;
  SELECT title_sort, published_version_id IS NOT NULL INTO NEW.course_title_sort, NEW.published
  FROM course WHERE course.id = NEW.course_id;
  RETURN NEW;
END $$;
CREATE TRIGGER trainer_course_copies
  BEFORE INSERT OR UPDATE OF trainer_id, course_id, trainer_name_sort, course_title_sort, published ON trainer_course
  FOR EACH ROW EXECUTE FUNCTION trainer_course_copies();

CREATE FUNCTION trainer_renames_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE trainer_course SET trainer_name_sort = NEW.contact_name_sort WHERE trainer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER trainer_renames_courses AFTER UPDATE ON trainer FOR EACH ROW
  WHEN (OLD.contact_name_sort IS DISTINCT FROM NEW.contact_name_sort) EXECUTE FUNCTION trainer_renames_courses();

CREATE FUNCTION course_renames_trainer_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE trainer_course SET course_title_sort = NEW.title_sort, published = NEW.published_version_id IS NOT NULL
  WHERE course_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER course_renames_trainer_courses AFTER UPDATE ON course FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.published_version_id IS DISTINCT FROM NEW.published_version_id)
  EXECUTE FUNCTION course_renames_trainer_courses();

UPDATE trainer_course SET trainer_name_sort = '';

CREATE INDEX trainer_course_by_trainer_name ON trainer_course (trainer_name_sort, id);
CREATE INDEX trainer_course_by_course_title ON trainer_course (course_title_sort, id);
CREATE INDEX trainer_course_title_search ON trainer_course USING gin (course_title_sort gin_trgm_ops);

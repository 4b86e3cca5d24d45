-- What delegates, bookers and trainers have answered about a class, the sentences quoted from it, and the sales that it promises.

CREATE TABLE feedback (
  id ulid PRIMARY KEY,
  kind text COLLATE "C" NOT NULL
    CHECK (kind IN ('attendee_post_course', 'attendee_pre_course', 'booker_post_course', 'trainer_post_course')),
  class_id ulid NOT NULL REFERENCES training_class,
  class_title_sort text COLLATE "C" NOT NULL DEFAULT '',
  attendee_id ulid REFERENCES attendee ON DELETE SET NULL,
  person_id ulid REFERENCES person ON DELETE SET NULL,
  trainer_id ulid REFERENCES trainer ON DELETE SET NULL,
  person_name text NOT NULL CHECK (person_name <> ''),
  person_name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(person_name)) STORED,
  answer_id ulid NOT NULL UNIQUE REFERENCES questionnaire_answer,
  sentiment text COLLATE "C" NOT NULL DEFAULT 'undetermined'
    CHECK (sentiment IN ('mixed', 'negative', 'neutral', 'positive', 'undetermined')),
  is_sent boolean NOT NULL DEFAULT false,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- Nobody is left when the record of the person was deleted.
  CONSTRAINT feedback_of_one_person CHECK (num_nonnulls(attendee_id, person_id, trainer_id) <= 1
    AND CASE kind WHEN 'booker_post_course' THEN num_nonnulls(attendee_id, trainer_id)
      WHEN 'trainer_post_course' THEN num_nonnulls(attendee_id, person_id)
      ELSE num_nonnulls(person_id, trainer_id) END = 0)
);
COMMENT ON COLUMN feedback.class_title_sort IS 'The class''s title_sort, kept by triggers.';
COMMENT ON COLUMN feedback.person_name IS 'Follows the person by triggers, and stays when the record of the person is deleted.';
COMMENT ON COLUMN feedback.person_id IS 'The contact who booked.';
COMMENT ON COLUMN feedback.is_sent IS 'Whether the person has sent it. Otherwise staff has recorded it.';
CREATE UNIQUE INDEX feedback_of_attendee ON feedback (attendee_id, kind) WHERE attendee_id IS NOT NULL;
CREATE UNIQUE INDEX feedback_of_person ON feedback (person_id, class_id, kind) WHERE person_id IS NOT NULL;
CREATE UNIQUE INDEX feedback_of_trainer ON feedback (trainer_id, class_id, kind) WHERE trainer_id IS NOT NULL;
CREATE INDEX feedback_by_created_at ON feedback (created_at, id);
CREATE INDEX feedback_by_person_name ON feedback (person_name_sort, id);
CREATE INDEX feedback_by_class_title ON feedback (class_title_sort, id);
CREATE INDEX feedback_by_kind ON feedback (kind, id);
CREATE INDEX feedback_by_sentiment ON feedback (sentiment, id);
CREATE INDEX feedback_of_kind ON feedback (kind, created_at, id);
CREATE INDEX feedback_of_sentiment ON feedback (sentiment, created_at, id);
CREATE INDEX feedback_of_class ON feedback (class_id, created_at, id);

CREATE FUNCTION feedback_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.class_title_sort := (SELECT title_sort FROM training_class WHERE training_class.id = NEW.class_id);
  RETURN NEW;
END $$;
CREATE TRIGGER feedback_copies_names BEFORE INSERT OR UPDATE OF class_id, class_title_sort ON feedback
  FOR EACH ROW EXECUTE FUNCTION feedback_copies_names();

CREATE TABLE customer_quote (
  id ulid PRIMARY KEY,
  feedback_id ulid NOT NULL REFERENCES feedback,
  person_id ulid REFERENCES person ON DELETE SET NULL,
  person_name text NOT NULL CHECK (person_name <> ''),
  person_name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(person_name)) STORED,
  class_id ulid NOT NULL REFERENCES training_class,
  class_title_sort text COLLATE "C" NOT NULL DEFAULT '',
  question_id text NOT NULL CHECK (question_id <> ''),
  text text NOT NULL CHECK (text <> '' AND length(text) <= 2000),
  sentiment text COLLATE "C" NOT NULL DEFAULT 'undetermined'
    CHECK (sentiment IN ('mixed', 'negative', 'neutral', 'positive', 'undetermined')),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN customer_quote.person_id IS 'The contact who said it. Null for trainers, and for delegates who are no contacts.';
COMMENT ON COLUMN customer_quote.person_name IS 'The feedback''s, kept by triggers.';
COMMENT ON COLUMN customer_quote.class_title_sort IS 'The class''s title_sort, kept by triggers.';
CREATE INDEX customer_quote_of_feedback ON customer_quote (feedback_id, created_at, id);
CREATE INDEX customer_quote_of_person ON customer_quote (person_id, created_at, id);
CREATE INDEX customer_quote_of_class ON customer_quote (class_id, created_at, id);
CREATE INDEX customer_quote_of_sentiment ON customer_quote (sentiment, created_at, id);
CREATE INDEX customer_quote_by_created_at ON customer_quote (created_at, id);
CREATE INDEX customer_quote_by_person_name ON customer_quote (person_name_sort, id);
CREATE INDEX customer_quote_by_class_title ON customer_quote (class_title_sort, id);
CREATE INDEX customer_quote_by_sentiment ON customer_quote (sentiment, id);
CREATE TRIGGER customer_quote_copies_names BEFORE INSERT OR UPDATE OF class_id, class_title_sort ON customer_quote
  FOR EACH ROW EXECUTE FUNCTION feedback_copies_names();

CREATE FUNCTION class_renames_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE feedback SET class_title_sort = NEW.title_sort WHERE class_id = NEW.id;
  UPDATE customer_quote SET class_title_sort = NEW.title_sort WHERE class_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER class_renames_feedback AFTER UPDATE ON training_class FOR EACH ROW
  WHEN (OLD.title_sort IS DISTINCT FROM NEW.title_sort) EXECUTE FUNCTION class_renames_feedback();

CREATE FUNCTION attendee_renames_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE feedback SET person_name = NEW.given_name || ' ' || NEW.family_name WHERE attendee_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_renames_feedback AFTER UPDATE ON attendee FOR EACH ROW
  WHEN ((OLD.given_name, OLD.family_name) IS DISTINCT FROM (NEW.given_name, NEW.family_name))
  EXECUTE FUNCTION attendee_renames_feedback();

CREATE FUNCTION person_renames_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE feedback SET person_name = NEW.full_name WHERE person_id = NEW.id;
  UPDATE feedback SET person_name = NEW.full_name WHERE trainer_id IN (SELECT id FROM trainer WHERE trainer.person_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER person_renames_feedback AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION person_renames_feedback();

CREATE FUNCTION feedback_renames_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_quote SET person_name = NEW.person_name WHERE feedback_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER feedback_renames_quote AFTER UPDATE ON feedback FOR EACH ROW
  WHEN (OLD.person_name IS DISTINCT FROM NEW.person_name) EXECUTE FUNCTION feedback_renames_quote();

ALTER TABLE sale_signal ADD COLUMN feedback_id text COLLATE "C" REFERENCES feedback;
COMMENT ON COLUMN sale_signal.feedback_id IS 'The feedback in which it shows.';
CREATE INDEX sale_signal_of_feedback ON sale_signal (feedback_id, created_at, id);

-- Places of a class, seats of a session, reservations and the people on them.

-- Exactly 1..max_attendees: the foreign key and the check bound them, class_is_whole counts them.
CREATE TABLE class_place (
  class_id ulid NOT NULL,
  seat_number integer NOT NULL,
  max_attendees integer NOT NULL,
  PRIMARY KEY (class_id, seat_number),
  CHECK (seat_number BETWEEN 1 AND max_attendees),
  FOREIGN KEY (class_id, max_attendees) REFERENCES training_class (id, max_attendees) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE training_seat (
  id ulid PRIMARY KEY,
  session_id ulid NOT NULL,
  class_id ulid NOT NULL,
  seat_number integer NOT NULL,
  attendance text NOT NULL DEFAULT 'none' CHECK (attendance IN ('none', 'partial', 'full')),
  attendance_comments text CHECK (length(attendance_comments) <= 1000),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (session_id, seat_number),
  FOREIGN KEY (session_id, class_id) REFERENCES training_session (id, class_id) ON DELETE CASCADE,
  FOREIGN KEY (class_id, seat_number) REFERENCES class_place ON DELETE CASCADE
);
CREATE INDEX training_seat_of_place ON training_seat (class_id, seat_number);

-- One live reservation a place, so a class cannot be oversold, and a place with one cannot be taken away.
CREATE TABLE training_seat_reservation (
  id ulid PRIMARY KEY,
  class_id ulid NOT NULL REFERENCES training_class,
  seat_number integer NOT NULL CHECK (seat_number > 0),
  live_seat_number integer GENERATED ALWAYS AS (CASE WHEN released_at IS NULL THEN seat_number END) STORED,
  booking_item_id ulid NOT NULL,
  released_at timestamptz(3),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT training_seat_reservation_place FOREIGN KEY (class_id, live_seat_number) REFERENCES class_place
);
CREATE UNIQUE INDEX training_seat_reservation_live ON training_seat_reservation (class_id, seat_number)
  WHERE released_at IS NULL;
CREATE INDEX training_seat_reservation_of_item ON training_seat_reservation (booking_item_id);

CREATE TABLE questionnaire (
  id ulid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('attendee_post_course', 'attendee_pre_course', 'booker_post_course', 'trainer_post_course')),
  questions jsonb NOT NULL CHECK (jsonb_typeof(questions) = 'array'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE questionnaire_answer (
  id ulid PRIMARY KEY,
  questionnaire_id ulid NOT NULL REFERENCES questionnaire,
  answers jsonb NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX questionnaire_answer_of_questionnaire ON questionnaire_answer (questionnaire_id);

CREATE FUNCTION questionnaire_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM questionnaire_answer WHERE questionnaire_id = OLD.id) THEN
    RAISE EXCEPTION 'The questionnaire has answers; its questions stay as they are.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER questionnaire_stays BEFORE UPDATE OF questions, kind ON questionnaire
  FOR EACH ROW EXECUTE FUNCTION questionnaire_stays();

CREATE TABLE attendee (
  id ulid PRIMARY KEY,
  reservation_id ulid NOT NULL UNIQUE REFERENCES training_seat_reservation ON DELETE CASCADE,
  person_id ulid REFERENCES person,
  given_name text NOT NULL CHECK (given_name <> '' AND length(given_name) <= 255),
  family_name text NOT NULL CHECK (family_name <> '' AND length(family_name) <= 255),
  email text NOT NULL CHECK (email <> '' AND length(email) <= 255),
  hash text COLLATE "C" NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  reviewed_outline boolean NOT NULL DEFAULT false,
  pre_course_answer_id ulid UNIQUE REFERENCES questionnaire_answer,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX attendee_of_person ON attendee (person_id);

CREATE FUNCTION attendee_stays_once_attended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM training_seat_reservation r JOIN training_seat s ON (s.class_id, s.seat_number) = (r.class_id, r.seat_number)
    WHERE r.id = OLD.reservation_id AND r.released_at IS NULL AND s.attendance <> 'none'
  ) THEN
    RAISE EXCEPTION 'Attendance is recorded for this seat; its attendee stays.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER attendee_stays_once_attended BEFORE DELETE ON attendee
  FOR EACH ROW EXECUTE FUNCTION attendee_stays_once_attended();

-- At commit a class has all its places, and every session a seat for each of them.
CREATE FUNCTION class_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked ulid;
  class record;
BEGIN
  IF TG_TABLE_NAME = 'training_class' THEN checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN checked := OLD.class_id;
  ELSE checked := NEW.class_id;
  END IF;
  SELECT c.ref, c.max_attendees,
    (SELECT count(*) FROM class_place p WHERE p.class_id = c.id) AS places,
    (SELECT count(*) FROM training_session s WHERE s.class_id = c.id) AS sessions,
    (SELECT count(*) FROM training_seat s WHERE s.class_id = c.id) AS seats
  INTO class FROM training_class c WHERE c.id = checked;
  IF class.places <> class.max_attendees OR class.seats <> class.max_attendees * class.sessions THEN
    RAISE EXCEPTION 'Class % has % places of % and % seats in % sessions.', class.ref, class.places, class.max_attendees,
      class.seats, class.sessions USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'class_is_whole';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER class_is_whole AFTER INSERT OR UPDATE OF max_attendees ON training_class
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION class_is_whole();
CREATE CONSTRAINT TRIGGER class_is_whole AFTER INSERT OR UPDATE OF class_id ON training_session
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION class_is_whole();
CREATE CONSTRAINT TRIGGER class_is_whole AFTER DELETE ON class_place
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION class_is_whole();
CREATE CONSTRAINT TRIGGER class_is_whole AFTER DELETE ON training_seat
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION class_is_whole();

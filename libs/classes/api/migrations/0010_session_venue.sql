-- A session may take place elsewhere than its class: in another room, or in another house.

ALTER TABLE training_session ADD COLUMN venue text CHECK (venue <> '' AND length(venue) <= 255);

-- A class that loses sessions or places loses up to 25,000 seats. Its rows were counted again for each of them, which took
-- minutes. Deferred triggers run together when the transaction ends, so one count for each class is enough.
CREATE OR REPLACE FUNCTION class_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked ulid;
  class record;
BEGIN
  IF TG_TABLE_NAME = 'training_class' THEN checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN checked := OLD.class_id;
  ELSE checked := NEW.class_id;
  END IF;
  IF TG_OP = 'DELETE' AND current_setting('console.whole_class', true) = checked THEN RETURN NULL; END IF;
  SELECT c.ref, c.max_attendees,
    (SELECT count(*) FROM class_place p WHERE p.class_id = c.id) AS places,
    (SELECT count(*) FROM training_session s WHERE s.class_id = c.id) AS sessions,
    (SELECT count(*) FROM training_seat s WHERE s.class_id = c.id) AS seats
  INTO class FROM training_class c WHERE c.id = checked;
  IF class.places <> class.max_attendees OR class.seats <> class.max_attendees * class.sessions THEN
    RAISE EXCEPTION 'Class % has % places of % and % seats in % sessions.', class.ref, class.places, class.max_attendees,
      class.seats, class.sessions USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'class_is_whole';
  END IF;
  PERFORM set_config('console.whole_class', checked, true);
  RETURN NULL;
END $$;

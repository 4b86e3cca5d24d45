-- An email signs in one user. Accents and letters tell two emails apart: straße.example is not strasse.example.
-- The function returns the same as `emailKey`. A backfill writes the emails of older users anew.
CREATE FUNCTION email_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(lower(regexp_replace(normalize(value, NFKC), '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g') COLLATE "und-x-icu") COLLATE "C");

CREATE OR REPLACE FUNCTION user_copies_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT email_key(person.email), person.full_name_sort INTO NEW.sign_in_email, NEW.full_name_sort
  FROM person WHERE person.id = NEW.person_id;
  RETURN NEW;
END $$;

DROP TRIGGER person_renames_user ON person;
CREATE TRIGGER person_renames_user AFTER UPDATE ON person FOR EACH ROW
  WHEN ((OLD.full_name_sort, OLD.email) IS DISTINCT FROM (NEW.full_name_sort, NEW.email))
  EXECUTE FUNCTION person_renames_user();

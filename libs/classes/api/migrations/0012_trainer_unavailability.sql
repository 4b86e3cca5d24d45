-- The days on which a trainer cannot teach. Both days belong to the period, and a day begins at midnight UTC.
CREATE TABLE trainer_unavailability (
  id ulid PRIMARY KEY,
  trainer_id ulid NOT NULL REFERENCES trainer ON DELETE CASCADE,
  from_day timestamptz(3) NOT NULL,
  to_day timestamptz(3) NOT NULL,
  note text CHECK (length(note) <= 255),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (from_day <= to_day)
);
CREATE INDEX trainer_unavailability_of_trainer ON trainer_unavailability (trainer_id, from_day, id);
CREATE INDEX trainer_unavailability_by_from_day ON trainer_unavailability (from_day, id);

-- Who was told that a booking or a class of it is canceled or postponed.
CREATE TABLE telling (
  id ulid PRIMARY KEY,
  booking_id ulid NOT NULL REFERENCES booking ON DELETE CASCADE,
  person_id ulid NOT NULL REFERENCES person ON DELETE CASCADE,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX telling_of_booking ON telling (booking_id, created_at, id);
CREATE INDEX telling_of_person ON telling (person_id);
COMMENT ON TABLE telling IS 'A person was told of a cancellation or postponement. Its creation says by whom and when.';

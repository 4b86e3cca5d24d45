-- Both lists are sorted by booking too. A booking keeps its number, so the number is copied once.
ALTER TABLE ticket ADD COLUMN booking_number integer NOT NULL DEFAULT 0;
ALTER TABLE change_request ADD COLUMN booking_number integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN ticket.booking_number IS 'The number of the booking, kept by a trigger.';
COMMENT ON COLUMN change_request.booking_number IS 'The number of the booking, kept by a trigger.';

CREATE FUNCTION copies_booking_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Without the booking, its foreign key refuses the row.
  NEW.booking_number := coalesce((SELECT number FROM booking WHERE booking.id = NEW.booking_id), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER ticket_copies_booking_number BEFORE INSERT OR UPDATE OF booking_id, booking_number ON ticket
  FOR EACH ROW EXECUTE FUNCTION copies_booking_number();
CREATE TRIGGER change_request_copies_booking_number BEFORE INSERT OR UPDATE OF booking_id, booking_number ON change_request
  FOR EACH ROW EXECUTE FUNCTION copies_booking_number();
UPDATE ticket SET booking_number = 0;
UPDATE change_request SET booking_number = 0;

CREATE INDEX ticket_by_booking_number ON ticket (booking_number, id);
CREATE INDEX change_request_by_booking_number ON change_request (booking_number, id);

ALTER TABLE change_request
  ADD COLUMN subject_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(subject)) STORED;
CREATE INDEX change_request_by_subject ON change_request (subject_sort, id);
CREATE INDEX change_request_by_status ON change_request (status, id);
CREATE INDEX change_request_by_approval ON change_request (approval, id);
CREATE INDEX change_request_by_updated_at ON change_request (updated_at, id);
-- The list also shows what waits for an approval.
CREATE INDEX change_request_of_approval ON change_request (approval, created_at, id);

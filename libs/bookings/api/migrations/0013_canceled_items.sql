-- A canceled item shows when and why. Items that were canceled before this column have no reason here.
ALTER TABLE booking_item ADD COLUMN canceled_at timestamptz(3);
ALTER TABLE booking_item ADD COLUMN cancel_reason text;
UPDATE booking_item SET canceled_at = updated_at WHERE status = 'canceled';
ALTER TABLE booking_item ADD CONSTRAINT booking_item_canceled_at CHECK ((status = 'canceled') = (canceled_at IS NOT NULL));
ALTER TABLE booking_item ADD CONSTRAINT booking_item_cancel_reason CHECK (cancel_reason IS NULL OR status = 'canceled');
COMMENT ON COLUMN booking_item.canceled_at IS 'Kept by a trigger: the moment of the write that canceled it, which also released its seats.';

CREATE FUNCTION item_keeps_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.canceled_at := CASE WHEN NEW.status = 'canceled' THEN coalesce(NEW.canceled_at, NEW.updated_at) END;
  RETURN NEW;
END $$;
CREATE TRIGGER item_keeps_cancellation BEFORE INSERT OR UPDATE OF status ON booking_item
  FOR EACH ROW EXECUTE FUNCTION item_keeps_cancellation();

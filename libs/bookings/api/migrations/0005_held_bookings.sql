-- What a booking on hold becomes again when it is resumed. Those that were put on hold before this column had been confirmed.

ALTER TABLE booking ADD COLUMN held_from text CHECK (held_from IN ('draft', 'confirmed'));
ALTER TABLE booking ADD CONSTRAINT booking_held_from CHECK (held_from IS NULL OR status = 'on_hold');

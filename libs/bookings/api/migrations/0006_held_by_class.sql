-- Whether a booking is on hold because a class of it was postponed, and so resumes with it; else somebody put it on hold.

ALTER TABLE booking ADD COLUMN held_by_class boolean NOT NULL DEFAULT false;
ALTER TABLE booking ADD CONSTRAINT booking_held_by_class CHECK (NOT held_by_class OR status = 'on_hold');

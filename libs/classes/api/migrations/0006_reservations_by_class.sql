-- A class's seats are counted by their live numbers, of which those released have none: an index with a condition is
-- not used for that, and all reservations of all classes would be read.

DROP INDEX training_seat_reservation_live;
CREATE UNIQUE INDEX training_seat_reservation_live ON training_seat_reservation (class_id, live_seat_number);

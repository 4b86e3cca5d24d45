-- Two delegates may swap their places: that no place has two is seen at the end of a statement, or of the transaction.
ALTER TABLE attendee
  DROP CONSTRAINT attendee_reservation_id_key,
  ADD CONSTRAINT attendee_reservation_id_key UNIQUE (reservation_id) DEFERRABLE;

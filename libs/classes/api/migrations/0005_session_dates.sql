-- Two sessions of a class may change places: that no two start at one time is seen at the end of a statement, or of the transaction.

ALTER TABLE training_session
  DROP CONSTRAINT training_session_class_id_starts_at_key,
  ADD CONSTRAINT training_session_class_id_starts_at_key UNIQUE (class_id, starts_at) DEFERRABLE;

-- A postponed class knows whether it was provisional, so that new dates make it provisional again.
ALTER TABLE training_class ADD COLUMN was_provisional boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN training_class.was_provisional IS 'Whether the class was provisional when it was postponed. False while it is not postponed.';

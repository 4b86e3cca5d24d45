-- A change request says why, and once it is implemented, what was before. Both are empty for older requests.
ALTER TABLE change_request
  ADD COLUMN reason text,
  ADD COLUMN former_class_id text COLLATE "C" REFERENCES training_class,
  ADD COLUMN former_trainer_id text COLLATE "C" REFERENCES trainer,
  ADD COLUMN former_starts_at timestamptz(3),
  ADD COLUMN former_max_attendees integer,
  ADD CONSTRAINT change_request_former CHECK (former_class_id IS NULL OR status = 'implemented');
COMMENT ON COLUMN change_request.former_class_id IS 'The class of the item before the change was made.';
COMMENT ON COLUMN change_request.former_max_attendees IS 'The places of a private class, or the seats on a public one, before the change was made.';
CREATE INDEX change_request_of_former_class ON change_request (former_class_id) WHERE former_class_id IS NOT NULL;
CREATE INDEX change_request_of_former_trainer ON change_request (former_trainer_id) WHERE former_trainer_id IS NOT NULL;

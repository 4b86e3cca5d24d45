-- A change request may ask for the transfer of one delegate. No foreign key: the request outlives a delegate who is unassigned.
ALTER TABLE change_request
  ADD COLUMN attendee_id ulid,
  ADD CONSTRAINT change_request_transfer CHECK (attendee_id IS NULL OR new_class_id IS NOT NULL),
  ADD CONSTRAINT change_request_error CHECK (error IS NULL OR status <> 'pending');
COMMENT ON COLUMN change_request.attendee_id IS 'The delegate to transfer to the new class. Null: the whole item moves there.';
CREATE INDEX change_request_of_requester ON change_request (created_by, created_at, id);

-- A delegate who is transferred is asked about each of their classes.
CREATE UNIQUE INDEX feedback_of_delegate ON feedback (attendee_id, class_id, kind) WHERE attendee_id IS NOT NULL;
DROP INDEX feedback_of_attendee;

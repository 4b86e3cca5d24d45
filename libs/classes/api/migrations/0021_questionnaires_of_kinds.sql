-- Questionnaires for after a course are those of their kind, not of a course. The newest is asked.
CREATE INDEX questionnaire_of_kind ON questionnaire (kind, created_at, id) WHERE course_id IS NULL;

-- Only administrators read answers after a course.
ALTER TABLE questionnaire_answer ADD COLUMN kind text COLLATE "C"
  CHECK (kind IN ('attendee_post_course', 'attendee_pre_course', 'booker_post_course', 'trainer_post_course'));
COMMENT ON COLUMN questionnaire_answer.kind IS 'That of the questionnaire. Null for answers before a course that are older than the column.';

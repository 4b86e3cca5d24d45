-- Questionnaires for after a course are those of their kind, not of a course. The newest is asked.
CREATE INDEX questionnaire_of_kind ON questionnaire (kind, created_at, id) WHERE course_id IS NULL;

-- The course that a pre-course questionnaire asks about. Questionnaires of other kinds have none.
ALTER TABLE questionnaire ADD COLUMN course_id ulid REFERENCES course;

-- Known questionnaires belong to the course whose delegates have answered them.
UPDATE questionnaire asked SET course_id = (
  SELECT v.course_id FROM questionnaire_answer a
  JOIN attendee t ON t.pre_course_answer_id = a.id
  JOIN training_seat_reservation r ON r.id = t.reservation_id
  JOIN training_class c ON c.id = r.class_id
  JOIN course_version v ON v.id = c.course_version_id
  WHERE a.questionnaire_id = asked.id LIMIT 1)
WHERE kind = 'attendee_pre_course';

CREATE INDEX questionnaire_of_course ON questionnaire (course_id, created_at, id);

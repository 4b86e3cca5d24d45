import { defineBackfill } from '@console/api-kit';
import { tables } from '@console/classes-api';
import { sql } from 'drizzle-orm';

const { attendee } = tables;

// Answers from before the table of feedback. A feedback takes the ULID of its answers, so two processes make one.
defineBackfill({
  name: 'preCourseFeedback',
  table: attendee,
  missing: sql`pre_course_answer_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM feedback WHERE feedback.answer_id = ${attendee}.pre_course_answer_id)`,
  insert: (
    slice,
  ) => sql`INSERT INTO feedback (id, kind, class_id, attendee_id, person_name, answer_id, created_at, updated_at)
    SELECT q.id, 'attendee_pre_course', r.class_id, a.id, a.given_name || ' ' || a.family_name, q.id, q.created_at, q.updated_at
    FROM attendee a JOIN questionnaire_answer q ON q.id = a.pre_course_answer_id
    JOIN training_seat_reservation r ON r.id = a.reservation_id
    WHERE a.id IN (${slice}) ON CONFLICT DO NOTHING`,
});

import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

export const invariants: readonly Invariant[] = [
  {
    complaint: 'a class has more reservations than places',
    broken: sql`
    SELECT c.id FROM training_class c JOIN training_seat_reservation r ON r.class_id = c.id AND r.released_at IS NULL
    GROUP BY c.id HAVING count(*) > c.max_attendees`,
    breaks: sql`UPDATE training_class SET max_attendees = 1`,
  },
  {
    complaint: 'a person has two seats in a class',
    broken: sql`
    SELECT a.person_id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id AND r.released_at IS NULL
    WHERE a.person_id IS NOT NULL GROUP BY a.person_id, r.class_id HAVING count(*) > 1`,
    breaks: sql`
    UPDATE attendee SET person_id = (SELECT min(person_id::text) FROM attendee) WHERE person_id IS NOT NULL`,
  },
  {
    complaint: 'a seat without an attendee has attendance or notes',
    broken: sql`
    SELECT t.id FROM training_seat t JOIN training_class c ON c.id = t.class_id
    WHERE (t.attendance <> 'none' OR t.attendance_comments IS NOT NULL AND c.status <> 'canceled')
      AND NOT EXISTS (SELECT FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        WHERE r.class_id = t.class_id AND r.live_seat_number = t.seat_number)`,
    breaks: sql`
    UPDATE training_seat SET attendance_comments = 'Did not arrive.'`,
  },
  {
    complaint: 'a class that does not take place has attendance',
    broken: sql`
    SELECT t.id FROM training_seat t JOIN training_class c ON c.id = t.class_id
    WHERE c.status IN ('canceled', 'postponed') AND t.attendance <> 'none'`,
    breaks: sql`UPDATE training_class SET status = 'postponed'`,
  },
  {
    complaint: 'a public schedule has no class, or differs from it',
    broken: sql`
    SELECT s.id FROM public_schedule s LEFT JOIN training_class c ON c.public_schedule_id = s.id
    WHERE (s.course_version_id, s.max_attendees, s.delivery_format, s.delivery_platform, s.starts_at, s.title_sort)
      IS DISTINCT FROM (c.course_version_id, c.max_attendees, c.delivery_format, c.delivery_platform, c.starts_at, c.title_sort)`,
    breaks: sql`UPDATE public_schedule SET max_attendees = max_attendees % 500 + 1`,
  },
];

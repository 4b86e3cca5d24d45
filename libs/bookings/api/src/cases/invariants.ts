import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const item = sql`(SELECT min(id::text) FROM booking_item WHERE status = 'confirmed' AND type = 'public')`;

export const invariants: readonly Invariant[] = [
  {
    complaint: 'an item does not hold as many seats as its quantity',
    broken: sql`
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id
    LEFT JOIN training_seat_reservation r ON r.booking_item_id = i.id AND r.released_at IS NULL
    GROUP BY i.id, c.id
    HAVING count(r.id) FILTER (WHERE r.class_id = i.class_id) <> count(r.id) OR count(r.id) <> CASE
      WHEN i.status = 'canceled' THEN 0 WHEN i.type = 'public' THEN i.quantity ELSE c.max_attendees END`,
    breaks: sql`
    UPDATE training_seat_reservation SET released_at = now() WHERE booking_item_id = ${item}`,
  },
  {
    complaint: 'an attendee is not a contact of the booking’s customer',
    broken: sql`
    SELECT a.id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
    JOIN booking_item i ON i.id = r.booking_item_id JOIN booking b ON b.id = i.booking_id JOIN person p ON p.id = a.person_id
    WHERE p.customer_id IS DISTINCT FROM b.customer_id`,
    breaks: sql`
    UPDATE attendee SET person_id = (SELECT min(id::text) FROM person WHERE kind = 'internal') WHERE person_id IS NOT NULL`,
  },
  {
    complaint: 'a canceled class is still booked',
    broken: sql`
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id
    WHERE c.status = 'canceled' AND i.status <> 'canceled'`,
    breaks: sql`UPDATE training_class SET status = 'canceled'`,
  },
  {
    complaint: 'a confirmed booking has a class without dates',
    broken: sql`
    SELECT b.id FROM booking b JOIN booking_item i ON i.booking_id = b.id JOIN training_class c ON c.id = i.class_id
    WHERE b.status = 'confirmed' AND i.status <> 'canceled' AND c.status = 'postponed'`,
    breaks: sql`UPDATE training_class SET status = 'postponed'`,
  },
  {
    complaint: 'the totals of a booking are not the sums of its items',
    broken: sql`
    SELECT b.id FROM booking b LEFT JOIN booking_item i ON i.booking_id = b.id AND i.status <> 'canceled'
    GROUP BY b.id HAVING (b.net, b.gross) <> (coalesce(sum(i.net), 0), coalesce(sum(i.gross), 0))`,
    breaks: sql`UPDATE booking SET net = net + 1`,
  },
  {
    complaint: 'the last change of a ticket is not its status',
    broken: sql`
    SELECT t.id FROM ticket t CROSS JOIN LATERAL (SELECT attribute_changes -> 'status' ->> 'to' AS status FROM ticket_activity
      WHERE ticket_id = t.id AND attribute_changes IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1) AS last
    WHERE last.status <> t.status`,
    breaks: sql`UPDATE ticket SET status = 'open'`,
  },
  {
    complaint: 'a change request is implemented without its approval',
    broken: sql`SELECT id FROM change_request WHERE status = 'implemented' AND (approval, fulfilment) <> ('approved', 'full')`,
    breaks: sql`UPDATE change_request SET approval = 'pending' WHERE status = 'implemented'`,
  },
];

import { type SQL, sql } from 'drizzle-orm';

/** Each query returns the rows that break the rule of its name. Correct demo data has none. */
export const demoRules = {
  'no class has more live reservations than places': `
    SELECT c.ref FROM training_class c JOIN training_seat_reservation r ON r.class_id = c.id AND r.released_at IS NULL
    GROUP BY c.id HAVING count(*) > c.max_attendees`,
  'a public item has as many live reservations as its quantity, a private one all places, a canceled one none': `
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id
    WHERE (SELECT count(*) FROM training_seat_reservation r WHERE r.booking_item_id = i.id AND r.released_at IS NULL)
      <> CASE WHEN i.status = 'canceled' THEN 0 WHEN i.type = 'public' THEN i.quantity ELSE c.max_attendees END`,
  'a booking’s net and gross are the sums of its live items': `
    SELECT b.ref FROM booking b LEFT JOIN booking_item i ON i.booking_id = b.id AND i.status <> 'canceled'
    GROUP BY b.id HAVING b.net <> coalesce(sum(i.net), 0) OR b.gross <> coalesce(sum(i.gross), 0)`,
  'an invoice bills each live item of a booking from its confirmation on': `
    SELECT b.ref FROM booking b JOIN booking_item i ON i.booking_id = b.id
    WHERE b.status IN ('confirmed', 'delivered', 'complete') AND i.status <> 'canceled' AND NOT EXISTS (SELECT FROM invoice v
      WHERE v.type = 'invoice' AND v.status <> 'voided' AND (v.booking_item_id = i.id
        OR v.id IN (SELECT invoice_id FROM transferred_item t WHERE t.booking_item_id = i.id)))`,
  'a purchase order’s net is the sum of its items': `
    SELECT o.ref FROM purchase_order o LEFT JOIN purchase_order_item i ON i.purchase_order_id = o.id
    GROUP BY o.id HAVING o.net <> coalesce(sum(i.net), 0)`,
  'every session has a seat for every place': `
    SELECT s.id FROM training_session s JOIN training_class c ON c.id = s.class_id
    WHERE (SELECT count(*) FROM training_seat t WHERE t.session_id = s.id) <> c.max_attendees`,
  'public items are for public classes, private ones for a class of the customer': `
    SELECT i.id FROM booking_item i JOIN booking b ON b.id = i.booking_id JOIN training_class c ON c.id = i.class_id
    WHERE CASE i.type WHEN 'public' THEN c.public_schedule_id IS NULL ELSE c.customer_id IS DISTINCT FROM b.customer_id END`,
  'a schedule has the course and delivery of its class': `
    SELECT c.ref FROM training_class c JOIN public_schedule p ON p.id = c.public_schedule_id
    WHERE (c.course_version_id, c.max_attendees, c.delivery_format, c.delivery_platform, c.starts_at)
      IS DISTINCT FROM (p.course_version_id, p.max_attendees, p.delivery_format, p.delivery_platform, p.starts_at)`,
  'attendance is recorded from the day of the session on': `
    SELECT t.id FROM training_seat t JOIN training_session s ON s.id = t.session_id
    WHERE t.attendance <> 'none' AND date_trunc('day', s.starts_at, 'UTC') > $now`,
  'nobody has two seats in a class': `
    SELECT r.class_id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
    WHERE r.released_at IS NULL AND a.person_id IS NOT NULL GROUP BY r.class_id, a.person_id HAVING count(*) > 1`,
  'attendees are contacts of the booking’s customer': `
    SELECT a.id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
    JOIN booking_item i ON i.id = r.booking_item_id JOIN booking b ON b.id = i.booking_id JOIN person p ON p.id = a.person_id
    WHERE p.customer_id <> b.customer_id`,
  'no trainer teaches while unavailable': `
    SELECT u.id FROM trainer_unavailability u JOIN training_class c ON c.trainer_id = u.trainer_id
    JOIN training_session s ON s.class_id = c.id
    WHERE c.status NOT IN ('canceled', 'postponed') AND s.starts_at < u.to_day + interval '24 hours' AND s.ends_at > u.from_day`,
  'no trainer teaches two classes at once': `
    SELECT c.ref FROM training_session s JOIN training_class c ON c.id = s.class_id
    JOIN training_class o ON o.trainer_id = c.trainer_id AND o.id <> c.id JOIN training_session t ON t.class_id = o.id
    WHERE s.starts_at < t.ends_at AND t.starts_at < s.ends_at`,
  'a trainer teaches only courses that they can teach': `
    SELECT c.ref FROM training_class c JOIN course_version v ON v.id = c.course_version_id
    WHERE c.trainer_id IS NOT NULL AND NOT EXISTS
      (SELECT FROM trainer_course t WHERE t.trainer_id = c.trainer_id AND t.course_id = v.course_id)`,
  'only past classes are delivered': `SELECT ref FROM training_class WHERE status = 'delivered' AND ends_at > $now`,
  'no past class is provisional': `SELECT ref FROM training_class WHERE status = 'provisional' AND starts_at < $now`,
  'only past sessions have attendance': `
    SELECT t.id FROM training_seat t JOIN training_session s ON s.id = t.session_id
    WHERE t.attendance <> 'none' AND s.starts_at > $now`,
  'the history says why a class was canceled': `
    SELECT c.ref FROM training_class c WHERE c.status = 'canceled' AND (SELECT count(*) FROM history h
      WHERE h.entity = 'class' AND h.target_id = c.id AND h.reason IS NOT NULL AND h.changes->'status'->>'to' = 'canceled'
      AND h.at BETWEEN c.created_at AND $now) <> 1`,
  'the people of a canceled class had different seats until it was canceled': `
    SELECT c.ref FROM training_class c JOIN training_seat_reservation r ON r.class_id = c.id JOIN attendee a ON a.reservation_id = r.id
    WHERE c.status = 'canceled' AND (r.released_at IS NULL
      OR r.released_at = (SELECT max(o.released_at) FROM training_seat_reservation o WHERE o.class_id = c.id))
    GROUP BY c.id
    HAVING count(DISTINCT r.seat_number) <> count(*) OR bool_or(r.released_at IS NULL) OR max(r.released_at) >= c.starts_at`,
  'only seats with an attendee have attendance': `
    SELECT t.id FROM training_seat t WHERE t.attendance <> 'none' AND NOT EXISTS (SELECT FROM attendee a
      JOIN training_seat_reservation r ON r.id = a.reservation_id
      WHERE r.class_id = t.class_id AND r.seat_number = t.seat_number AND r.released_at IS NULL)`,
  'nothing is delivered in a draft, a canceled booking or a future class': `
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id JOIN booking b ON b.id = i.booking_id
    WHERE i.status IN ('delivered', 'complete') AND (c.status <> 'delivered' OR b.status IN ('draft', 'canceled'))`,
  'a canceled booking has no live item': `
    SELECT b.ref FROM booking b JOIN booking_item i ON i.booking_id = b.id WHERE b.status = 'canceled' AND i.status <> 'canceled'`,
  'a booking that waits for a class has a postponed class': `
    SELECT b.ref FROM booking b WHERE b.held_by_class AND NOT EXISTS (SELECT FROM booking_item i JOIN training_class c ON c.id = i.class_id
      WHERE i.booking_id = b.id AND i.status = 'on_hold' AND c.status = 'postponed')`,
  'every booking has an item and a booker': `
    SELECT b.ref FROM booking b WHERE NOT EXISTS (SELECT FROM booking_item i WHERE i.booking_id = b.id)
      OR NOT EXISTS (SELECT FROM booking_contact c WHERE c.booking_id = b.id AND 'booker' = ANY (c.roles))`,
  'bookings are numbered in the order of their dates, none in the future': `
    SELECT ref FROM (SELECT ref, booked_at, lag(booked_at) OVER (ORDER BY number) AS before FROM booking) b
    WHERE before > booked_at OR booked_at > $now`,
  'sessions are on working days': `SELECT id FROM training_session WHERE extract(isodow FROM starts_at AT TIME ZONE 'UTC') > 5`,
  'the reference search finds every record': `
    SELECT ref FROM (SELECT id, ref FROM booking UNION ALL SELECT id, ref FROM training_class UNION ALL SELECT id, ref FROM customer
      UNION ALL SELECT id, ref FROM ticket UNION ALL SELECT id, ref FROM supplier UNION ALL SELECT id, ref FROM purchase_order
      UNION ALL SELECT id, ref FROM invoice) every
    WHERE NOT EXISTS (SELECT FROM reference_entry e WHERE e.target_id = every.id AND e.reference = every.ref)`,
  'the next numbers are free': `
    SELECT 'booking' FROM booking WHERE number > (SELECT last_value FROM booking_number)
    UNION ALL SELECT 'class' FROM training_class WHERE number > (SELECT last_value FROM training_class_number)
    UNION ALL SELECT 'order' FROM purchase_order WHERE number > (SELECT last_value FROM purchase_order_number)
    UNION ALL SELECT 'customer' FROM customer WHERE number > (SELECT last_value FROM customer_number)
    UNION ALL SELECT 'supplier' FROM supplier WHERE number > (SELECT last_value FROM supplier_number)
    UNION ALL SELECT 'ticket' FROM ticket WHERE number > (SELECT last_value FROM ticket_number)
    UNION ALL SELECT 'request' FROM change_request WHERE number > (SELECT last_value FROM change_request_number)`,
};

/** Returns the rows that break a rule. */
export function breaking(rule: string, now: Date): SQL {
  return sql.raw(rule.replaceAll('$now', `'${now.toISOString()}'`));
}

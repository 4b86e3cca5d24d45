import { type SQL, sql } from 'drizzle-orm';

/**
 * What a database never holds, however it was written: the complaint, and the SQL that finds the rows. What a key or a check of a
 * table refuses does not stand here; what triggers and transactions keep together does.
 */
export const invariants: Readonly<Record<string, SQL>> = {
  'an item holds other seats than its own': sql`
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id
    LEFT JOIN training_seat_reservation r ON r.booking_item_id = i.id AND r.released_at IS NULL
    GROUP BY i.id, c.id
    HAVING count(r.id) FILTER (WHERE r.class_id = i.class_id) <> count(r.id) OR count(r.id) <> CASE
      WHEN i.status = 'canceled' THEN 0 WHEN i.type = 'public' THEN i.quantity ELSE c.max_attendees END`,
  'a class has more people than places': sql`
    SELECT c.id FROM training_class c JOIN training_seat_reservation r ON r.class_id = c.id AND r.released_at IS NULL
    GROUP BY c.id HAVING count(*) > c.max_attendees`,
  'somebody sits twice in a class': sql`
    SELECT a.person_id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id AND r.released_at IS NULL
    WHERE a.person_id IS NOT NULL GROUP BY a.person_id, r.class_id HAVING count(*) > 1`,
  'an attendee is not one of the booking’s customer': sql`
    SELECT a.id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
    JOIN booking_item i ON i.id = r.booking_item_id JOIN booking b ON b.id = i.booking_id JOIN person p ON p.id = a.person_id
    WHERE p.customer_id IS DISTINCT FROM b.customer_id`,
  'attendance or notes stand on a seat without an attendee': sql`
    SELECT t.id FROM training_seat t JOIN training_class c ON c.id = t.class_id
    WHERE (t.attendance <> 'none' OR t.attendance_comments IS NOT NULL AND c.status <> 'canceled')
      AND NOT EXISTS (SELECT FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        WHERE r.class_id = t.class_id AND r.live_seat_number = t.seat_number)`,
  'attendance is recorded on a class that does not take place': sql`
    SELECT t.id FROM training_seat t JOIN training_class c ON c.id = t.class_id
    WHERE c.status IN ('canceled', 'postponed') AND t.attendance <> 'none'`,
  'a canceled class is still booked': sql`
    SELECT i.id FROM booking_item i JOIN training_class c ON c.id = i.class_id
    WHERE c.status = 'canceled' AND i.status <> 'canceled'`,
  'a confirmed booking has a class without dates': sql`
    SELECT b.id FROM booking b JOIN booking_item i ON i.booking_id = b.id JOIN training_class c ON c.id = i.class_id
    WHERE b.status = 'confirmed' AND i.status <> 'canceled' AND c.status = 'postponed'`,
  'a trainer has two orders for a class': sql`
    SELECT o.class_id FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
    WHERE s.trainer_id IS NOT NULL AND o.status <> 'canceled' GROUP BY o.class_id, s.id HAVING count(*) > 1`,
  'the totals of a booking are not those of its items': sql`
    SELECT b.id FROM booking b LEFT JOIN booking_item i ON i.booking_id = b.id AND i.status <> 'canceled'
    GROUP BY b.id HAVING (b.net, b.gross) <> (coalesce(sum(i.net), 0), coalesce(sum(i.gross), 0))`,
  'an item of a confirmed booking is not invoiced': sql`
    SELECT i.id FROM booking b JOIN booking_item i ON i.booking_id = b.id
    WHERE b.status = 'confirmed' AND i.status <> 'canceled'
      AND NOT EXISTS (SELECT FROM invoice v WHERE v.booking_item_id = i.id AND v.status <> 'voided')`,
  'an item is invoiced twice': sql`
    SELECT booking_item_id FROM invoice
    WHERE type = 'invoice' AND status <> 'voided' AND booking_item_id IS NOT NULL GROUP BY booking_item_id HAVING count(*) > 1`,
  'an invoice has no line': sql`
    SELECT v.id FROM invoice v WHERE NOT EXISTS (SELECT FROM invoice_line l WHERE l.invoice_id = v.id)`,
  'the totals of an invoice are not those of its lines': sql`
    SELECT v.id FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id
    GROUP BY v.id HAVING (v.net, v.tax, v.gross) <> (sum(l.net), sum(l.tax), sum(l.net + l.tax))`,
  'what is paid of an invoice is not the sum of its payments': sql`
    SELECT v.id FROM invoice v LEFT JOIN payment p ON p.invoice_id = v.id
    GROUP BY v.id HAVING v.paid <> coalesce(sum(p.amount), 0)`,
  'a line is for an item of another booking': sql`
    SELECT l.id FROM invoice_line l JOIN invoice v ON v.id = l.invoice_id JOIN booking_item i ON i.id = l.booking_item_id
    WHERE v.booking_id IS NOT NULL AND i.booking_id <> v.booking_id`,
  'an invoice was made without an activity, or twice': sql`
    SELECT v.id FROM invoice v LEFT JOIN invoice_activity a ON a.invoice_id = v.id AND a.action = 'created'
    WHERE v.created_at > (SELECT min(created_at) FROM invoice_activity WHERE action = 'created')
    GROUP BY v.id HAVING count(a.id) <> 1`,
  'an activity says what did not happen to the status': sql`
    SELECT v.id FROM invoice v JOIN LATERAL (
      SELECT a.metadata ->> 'to' AS said FROM invoice_activity a
      WHERE a.invoice_id = v.id AND a.action = 'status_changed' ORDER BY a.created_at DESC, a.id DESC LIMIT 1
    ) latest ON true
    WHERE latest.said <> CASE WHEN v.status IN ('paid_partial', 'paid', 'paid_overpaid') THEN 'confirmed' ELSE v.status END`,
  'a payment and its activity are not both there': sql`
    SELECT v.id FROM invoice v
    WHERE v.created_at > (SELECT min(created_at) FROM invoice_activity WHERE action = 'created')
      AND (SELECT count(*) FROM payment p WHERE p.invoice_id = v.id)
        <> (SELECT count(*) FROM invoice_activity a WHERE a.invoice_id = v.id AND a.action = 'payment_received')`,
  'the total of a purchase order is not that of its items': sql`
    SELECT o.id FROM purchase_order o LEFT JOIN purchase_order_item i ON i.purchase_order_id = o.id
    GROUP BY o.id HAVING o.net <> coalesce(sum(i.net), 0)`,
  'a record cannot be found by its reference, or by an old one': sql`
    SELECT coalesce(target_id, id) FROM reference_entry e FULL JOIN (
      SELECT 'booking' AS entity, id, ref FROM booking UNION ALL SELECT 'customer', id, ref FROM customer
      UNION ALL SELECT 'invoice', id, ref FROM invoice
      UNION ALL SELECT 'supplier', id, ref FROM supplier UNION ALL SELECT 'ticket', id, ref FROM ticket
      UNION ALL SELECT 'class', id, ref FROM training_class UNION ALL SELECT 'purchase_order', id, ref FROM purchase_order
    ) r ON r.entity = e.entity AND r.id = e.target_id
    WHERE r.ref IS DISTINCT FROM e.reference`,
  'an address is nobody’s': sql`
    SELECT id FROM address WHERE id NOT IN (
      SELECT billing_address_id FROM customer WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT billing_address_id FROM booking WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT billing_address_id FROM invoice WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT address_id FROM brand WHERE address_id IS NOT NULL
      UNION ALL SELECT address_id FROM public_schedule WHERE address_id IS NOT NULL
      UNION ALL SELECT address_id FROM training_class WHERE address_id IS NOT NULL
      UNION ALL SELECT location_address_id FROM trainer WHERE location_address_id IS NOT NULL
      UNION ALL SELECT purchases_address_id FROM supplier WHERE purchases_address_id IS NOT NULL)`,
  'a key was kept without what it answered': sql`
    SELECT key FROM idempotency_key WHERE length(payload ->> 'id') IS DISTINCT FROM 26`,
};

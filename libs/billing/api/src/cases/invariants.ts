import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const item = sql`(SELECT min(id::text) FROM booking_item WHERE status = 'confirmed' AND type = 'public')`;
const invoice = sql`(SELECT max(id::text) FROM invoice WHERE booking_item_id = ${item})`;

export const invariants: readonly Invariant[] = [
  {
    complaint: 'a confirmed item is on no invoice, and no activity says that somebody voided its invoice',
    broken: sql`
    SELECT i.id FROM booking b JOIN booking_item i ON i.booking_id = b.id
    WHERE b.status IN ('confirmed', 'delivered', 'complete') AND i.status <> 'canceled'
      AND NOT EXISTS (SELECT FROM invoice v WHERE v.type = 'invoice' AND (v.booking_item_id = i.id
        OR v.id IN (SELECT invoice_id FROM invoice_line l WHERE l.booking_item_id = i.id
          UNION ALL SELECT invoice_id FROM transferred_item t WHERE t.booking_item_id = i.id))
        -- Staff may void it by hand, and draft it again.
        AND (v.status <> 'voided' OR EXISTS (SELECT FROM invoice_activity a
          WHERE a.invoice_id = v.id AND a.action = 'status_changed' AND a.metadata ->> 'to' = 'voided' AND a.user_id IS NOT NULL)))`,
    breaks: sql`DELETE FROM invoice WHERE status IN ('draft', 'confirmed')`,
  },
  {
    complaint: 'an issued credit note credits an invoice that is void',
    broken: sql`
    SELECT n.id FROM invoice n JOIN invoice v ON v.id = n.credits_id
    WHERE n.type = 'credit_note' AND n.status NOT IN ('draft', 'voided') AND v.status = 'voided'`,
    breaks: sql`
    INSERT INTO invoice (id, type, status, customer_id, document_date, due_date, credits_id, seller_id, document_number)
    SELECT ${item}, 'credit_note', 'confirmed', customer_id, document_date, due_date, id, (SELECT id FROM seller), 999999
    FROM invoice WHERE status = 'voided' LIMIT 1`,
  },
  {
    complaint: 'an item is invoiced twice',
    broken: sql`
    SELECT billed.item FROM (
      SELECT booking_item_id AS item, id FROM invoice WHERE type = 'invoice' AND status <> 'voided'
      UNION SELECT l.booking_item_id, v.id FROM invoice_line l JOIN invoice v ON v.id = l.invoice_id
        WHERE v.type = 'invoice' AND v.status <> 'voided'
    ) billed WHERE billed.item IS NOT NULL GROUP BY billed.item HAVING count(*) > 1`,
    breaks: sql`
    UPDATE invoice SET booking_item_id = ${item} WHERE type = 'invoice' AND status <> 'voided' AND booking_id IS NOT NULL`,
  },
  {
    complaint: 'an item has an invoice of its own, and another one that bills it since its transfer',
    broken: sql`
    SELECT t.booking_item_id FROM transferred_item t JOIN invoice v ON v.id = t.invoice_id AND v.status <> 'voided'
    JOIN invoice own ON own.booking_item_id = t.booking_item_id AND own.type = 'invoice' AND own.status <> 'voided'
    WHERE own.id <> v.id`,
    breaks: sql`
    INSERT INTO transferred_item (id, invoice_id, booking_item_id, from_item_id)
    SELECT ${item}, max(id::text), ${item}, ${item} FROM invoice WHERE booking_id IS NULL OR booking_item_id <> ${item}`,
  },
  {
    complaint: 'the items that a line bills do not come to the line',
    broken: sql`
    SELECT v.id FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id
    JOIN booking_item i ON i.id = coalesce(l.booking_item_id, v.booking_item_id)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(moved.gross), 0) AS gross FROM transferred_item t JOIN booking_item moved ON moved.id = t.booking_item_id
      WHERE t.invoice_id = v.id AND t.from_item_id = i.id
    ) transferred
    -- An invoice that somebody changed by hand says something else on purpose.
    WHERE v.type = 'invoice' AND v.status <> 'voided' AND v.follows_booking
    GROUP BY v.id, i.id, transferred.gross HAVING sum(l.net + l.tax) <> i.gross + transferred.gross`,
    breaks: sql`UPDATE booking_item SET tax_difference = 1 WHERE id = ${item}`,
  },
  {
    complaint: 'an invoice has no line',
    broken: sql`
    SELECT v.id FROM invoice v WHERE NOT EXISTS (SELECT FROM invoice_line l WHERE l.invoice_id = v.id)`,
    breaks: sql`DELETE FROM invoice_line WHERE invoice_id = ${invoice}`,
  },
  {
    complaint: 'the totals of an invoice are not the sums of its lines',
    broken: sql`
    SELECT v.id FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id
    GROUP BY v.id HAVING (v.net, v.tax, v.gross) <> (sum(l.net), sum(l.tax), sum(l.net + l.tax))`,
    breaks: sql`UPDATE invoice_line SET quantity = quantity + 1`,
  },
  {
    complaint: 'the paid amount of an invoice is not the sum of its payments',
    broken: sql`
    SELECT v.id FROM invoice v LEFT JOIN LATERAL (
      SELECT sum(amount) AS amount FROM payment p
      WHERE (p.invoice_id = v.id OR p.credit_note_id = v.id) AND p.reversed_at IS NULL
    ) payments ON true
    WHERE v.paid <> coalesce(payments.amount, 0)`,
    breaks: sql`DELETE FROM payment`,
  },
  {
    complaint: 'what is allocated of a receipt is not the sum of its payments',
    broken: sql`
    SELECT r.id FROM receipt r LEFT JOIN payment p ON p.receipt_id = r.id AND p.reversed_at IS NULL
    GROUP BY r.id HAVING r.allocated <> coalesce(sum(p.amount), 0)`,
    breaks: sql`UPDATE receipt SET allocated = 0`,
  },
  {
    complaint: 'a payment is from a receipt or a credit note of another customer',
    broken: sql`
    SELECT p.id FROM payment p JOIN invoice v ON v.id = p.invoice_id
    LEFT JOIN receipt r ON r.id = p.receipt_id LEFT JOIN invoice n ON n.id = p.credit_note_id
    WHERE coalesce(r.customer_id, n.customer_id, v.customer_id) <> v.customer_id`,
    breaks: sql`UPDATE receipt SET customer_id = (SELECT max(c.id::text) FROM customer c WHERE c.id <> receipt.customer_id)`,
  },
  {
    complaint: 'the book of an invoice is not what is owed of it',
    broken: sql`
    SELECT v.id FROM invoice v LEFT JOIN ledger_entry e ON e.invoice_id = v.id
    GROUP BY v.id HAVING v.owed <> coalesce(sum(e.amount), 0)`,
    breaks: sql`DELETE FROM ledger_entry WHERE kind = 'payment'`,
  },
  {
    complaint: 'the book of a receipt is not what is left of it',
    broken: sql`
    SELECT r.id FROM receipt r LEFT JOIN ledger_entry e ON e.receipt_id = r.id
    GROUP BY r.id HAVING CASE WHEN r.reversed_at IS NULL THEN r.allocated - r.amount ELSE 0 END <> coalesce(sum(e.amount), 0)`,
    breaks: sql`DELETE FROM ledger_entry WHERE kind = 'receipt'`,
  },
  {
    complaint: 'the open items are not those of the book',
    broken: sql`
    SELECT coalesce(o.invoice_id, o.receipt_id, b.invoice_id, b.receipt_id)::text AS id FROM open_item o
    FULL JOIN open_items_in_book(ARRAY(SELECT id FROM invoice), ARRAY(SELECT id FROM receipt)) b
      ON coalesce(o.invoice_id::text, '') = coalesce(b.invoice_id::text, '') AND coalesce(o.receipt_id::text, '') = coalesce(b.receipt_id::text, '')
        AND o.days = b.days AND o.amount = b.amount
    WHERE o.id IS NULL OR b.amount IS NULL`,
    breaks: sql`UPDATE open_item SET amount = amount + 1 WHERE amount <> -1`,
  },
  {
    complaint: 'the document numbers of a seller have a gap',
    broken: sql`
    SELECT s.id FROM seller s LEFT JOIN document_series d ON d.seller_id = s.id LEFT JOIN invoice v ON v.seller_id = s.id
    GROUP BY s.id, d.next_number
    HAVING count(v.document_number) <> coalesce(max(v.document_number), 0) OR coalesce(d.next_number, 1) <> count(v.document_number) + 1`,
    breaks: sql`UPDATE document_series SET next_number = next_number + 1`,
  },
  {
    complaint: 'a credit note is more than is left of its invoice',
    broken: sql`
    SELECT v.id FROM invoice v JOIN invoice n ON n.credits_id = v.id AND n.status NOT IN ('draft', 'voided')
    GROUP BY v.id HAVING sum(n.gross) > v.gross`,
    breaks: sql`
    INSERT INTO invoice (id, type, status, customer_id, document_date, due_date, credits_id, gross, seller_id, document_number)
    SELECT ${item}, 'credit_note', 'confirmed', customer_id, document_date, due_date, id, gross + 1, seller_id, 999999 FROM invoice WHERE status = 'paid' LIMIT 1`,
  },
  {
    complaint: 'the money to refund does not agree with what was paid and credited for canceled items',
    broken: sql`
    SELECT v.id FROM invoice v
    LEFT JOIN booking b ON b.id = v.booking_id
    JOIN LATERAL (
      SELECT coalesce(bool_or(i.status = 'canceled'), false) OR b.status = 'canceled' AS any,
        coalesce(bool_and(i.status = 'canceled'), false) OR b.status = 'canceled' AS all
      FROM booking_item i WHERE i.id IN (
        SELECT coalesce(l.booking_item_id, v.booking_item_id) FROM invoice_line l WHERE l.invoice_id = v.id
        UNION ALL SELECT t.booking_item_id FROM transferred_item t WHERE t.invoice_id = v.id)
    ) canceled ON true
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(n.gross), 0) AS gross, coalesce(sum(least(n.paid, n.gross)), 0) AS back
      FROM invoice n WHERE n.credits_id = v.id AND n.status NOT IN ('draft', 'voided')
    ) credited ON true
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(amount), 0) AS amount FROM payment
      WHERE invoice_id = v.id AND kind = 'write_off' AND reversed_at IS NULL
    ) written_off ON true
    WHERE (v.to_be_refunded > 0 AND (v.to_be_refunded > v.paid - written_off.amount - credited.back OR canceled.any IS NOT TRUE))
      OR (canceled.all AND v.type = 'invoice' AND v.status <> 'voided'
        AND v.to_be_refunded <> greatest(0, least(v.paid - written_off.amount - credited.back, v.gross - credited.gross)))`,
    breaks: sql`UPDATE invoice SET to_be_refunded = 1`,
  },
  {
    complaint: 'a line is for an item of another booking',
    broken: sql`
    SELECT l.id FROM invoice_line l JOIN invoice v ON v.id = l.invoice_id JOIN booking_item i ON i.id = l.booking_item_id
    WHERE v.booking_id IS NOT NULL AND i.booking_id <> v.booking_id`,
    breaks: sql`UPDATE invoice_line SET booking_item_id = ${item}`,
  },
  {
    complaint: 'an invoice has no activity for its creation, or two',
    broken: sql`
    SELECT v.id FROM invoice v LEFT JOIN invoice_activity a ON a.invoice_id = v.id AND a.action = 'created'
    WHERE v.created_at > (SELECT min(created_at) FROM invoice_activity WHERE action = 'created')
    GROUP BY v.id HAVING count(a.id) <> 1`,
    breaks: sql`DELETE FROM invoice_activity WHERE invoice_id = ${invoice} AND action = 'created'`,
  },
  {
    complaint: 'an activity names another status than the invoice has',
    broken: sql`
    SELECT v.id FROM invoice v JOIN LATERAL (
      SELECT a.metadata ->> 'to' AS said FROM invoice_activity a
      WHERE a.invoice_id = v.id AND a.action = 'status_changed' ORDER BY a.id DESC LIMIT 1
    ) latest ON true
    WHERE latest.said <> CASE WHEN v.status IN ('paid_partial', 'paid', 'paid_overpaid') THEN 'confirmed' ELSE v.status END`,
    breaks: sql`
    UPDATE invoice_activity SET metadata = '{"to": "voided"}' WHERE action = 'status_changed'`,
  },
  {
    complaint: 'a payment or its activity is missing',
    broken: sql`
    SELECT v.id FROM invoice v
    WHERE v.created_at > (SELECT min(created_at) FROM invoice_activity WHERE action = 'created')
      AND ((SELECT count(*) FROM payment p WHERE p.invoice_id = v.id AND p.kind <> 'credit')
        <> (SELECT count(*) FROM invoice_activity a WHERE a.invoice_id = v.id AND a.action IN ('payment_received', 'written_off', 'refunded'))
        OR (SELECT count(*) FROM payment p WHERE p.invoice_id = v.id AND p.reversed_at IS NOT NULL)
        <> (SELECT count(*) FROM invoice_activity a WHERE a.invoice_id = v.id AND a.action = 'payment_reversed'))`,
    breaks: sql`DELETE FROM invoice_activity WHERE action = 'payment_received'`,
  },
];

import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** Each item with what was ordered, and what the bills that were not taken back say. */
const billed = sql`
  SELECT i.id AS item_id, i.purchase_order_id AS order_id, i.quantity AS ordered,
    coalesce(sum(l.quantity) FILTER (WHERE b.taken_back_at IS NULL), 0) AS quantity, count(b.id) FILTER (WHERE b.taken_back_at IS NULL) AS lines
  FROM purchase_order_item i
  LEFT JOIN supplier_bill_line l ON l.purchase_order_item_id = i.id
  LEFT JOIN supplier_bill b ON b.id = l.bill_id
  GROUP BY i.id`;

export const invariants: readonly Invariant[] = [
  {
    complaint: 'a trainer has two orders for a class that can still be changed',
    broken: sql`
    SELECT o.class_id FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
    WHERE s.trainer_id IS NOT NULL AND o.class_id IS NOT NULL AND o.status IN ('draft', 'provisional', 'confirmed')
    GROUP BY o.class_id, s.id HAVING count(*) > 1`,
    breaks: sql`UPDATE purchase_order SET supplier_id =
    (SELECT min(id::text) FROM supplier WHERE trainer_id IS NOT NULL)`,
  },
  {
    complaint: 'the total of a purchase order is not the sum of its items',
    broken: sql`
    SELECT o.id FROM purchase_order o LEFT JOIN purchase_order_item i ON i.purchase_order_id = o.id
    GROUP BY o.id HAVING o.net <> coalesce(sum(i.net), 0)`,
    breaks: sql`DELETE FROM purchase_order_item`,
  },
  {
    complaint: 'more of an item is billed than was ordered',
    broken: sql`SELECT item_id AS id FROM (${billed}) billed WHERE quantity > ordered`,
    breaks: sql`UPDATE supplier_bill_line SET quantity = 1000`,
  },
  {
    complaint: 'a delivered order is not billed, although all of its items are',
    broken: sql`
    SELECT o.id FROM purchase_order o JOIN (${billed}) billed ON billed.order_id = o.id
    WHERE o.status = 'delivered' GROUP BY o.id HAVING bool_and(billed.quantity >= billed.ordered)`,
    breaks: sql`UPDATE purchase_order SET status = 'delivered' WHERE status = 'complete'`,
  },
  {
    complaint: 'an order is billed without a bill',
    broken: sql`
    SELECT o.id FROM purchase_order o JOIN (${billed}) billed ON billed.order_id = o.id
    WHERE o.status IN ('billed', 'complete') GROUP BY o.id HAVING sum(billed.lines) = 0`,
    breaks: sql`UPDATE supplier_bill SET taken_back_at = now(), taken_back_reason = 'Wrong'`,
  },
  {
    complaint: 'an order has a bill in a state that takes none',
    broken: sql`
    SELECT o.id FROM purchase_order o JOIN (${billed}) billed ON billed.order_id = o.id
    WHERE o.status IN ('draft', 'provisional', 'canceled') GROUP BY o.id HAVING sum(billed.lines) > 0`,
    breaks: sql`UPDATE purchase_order SET status = 'canceled' WHERE status = 'billed'`,
  },
  {
    complaint: 'a bill of one supplier names an order to another',
    broken: sql`
    SELECT b.id FROM supplier_bill b JOIN supplier_bill_line l ON l.bill_id = b.id
    JOIN purchase_order_item i ON i.id = l.purchase_order_item_id JOIN purchase_order o ON o.id = i.purchase_order_id
    WHERE o.supplier_id <> b.supplier_id`,
    breaks: sql`UPDATE purchase_order SET supplier_id = (SELECT min(id::text) FROM supplier WHERE trainer_id IS NULL)`,
  },
  {
    complaint: 'a supplier has other bank details than those approved last',
    broken: sql`
    SELECT s.id FROM supplier s JOIN LATERAL (
      SELECT bank_sort_code, bank_account_number FROM supplier_bank_change c
      WHERE c.supplier_id = s.id AND c.status = 'approved' ORDER BY approved_at DESC, id DESC LIMIT 1) last ON true
    WHERE (s.bank_sort_code, s.bank_account_number) IS DISTINCT FROM (last.bank_sort_code, last.bank_account_number)`,
    breaks: sql`UPDATE supplier_bank_change SET status = 'approved', verified = 'A call', approved_at = now(),
      approved_by = (SELECT min(id::text) FROM "user" WHERE "user".id <> created_by)`,
  },
];

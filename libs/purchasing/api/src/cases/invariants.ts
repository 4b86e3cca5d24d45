import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

export const invariants: readonly Invariant[] = [
  {
    complaint: 'a trainer has two orders for a class',
    broken: sql`
    SELECT o.class_id FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
    WHERE s.trainer_id IS NOT NULL AND o.status <> 'canceled' GROUP BY o.class_id, s.id HAVING count(*) > 1`,
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

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
];

import type { Queries } from '@console/api-kit/database';
import { inArray, sql } from 'drizzle-orm';
import { supplierBillLine } from '../tables.ts';

/** What the bills of the supplier say about an item so far, without those that were taken back. The amounts are pence. */
export interface BilledItem {
  readonly quantity: number;
  readonly net: number;
  readonly tax: number;
}

export const notBilled: BilledItem = { quantity: 0, net: 0, tax: 0 };

/** Returns what is billed of each of these items, by their ids. An item without a bill is left out. */
export async function billedOf(queries: Queries, itemIds: readonly string[]): Promise<ReadonlyMap<string, BilledItem>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ id: string; quantity: string; net: string; tax: string }>(sql`
    SELECT l.purchase_order_item_id AS id, sum(l.quantity) AS quantity, sum(l.net) AS net, sum(l.tax) AS tax
    FROM supplier_bill_line l JOIN supplier_bill b ON b.id = l.bill_id
    WHERE b.taken_back_at IS NULL AND l.purchase_order_item_id = ANY (${sql.param([...itemIds])}::ulid[])
    GROUP BY l.purchase_order_item_id`);
  return new Map(
    rows.map(({ id, quantity, net, tax }) => [id, { quantity: Number(quantity), net: Number(net), tax: Number(tax) }]),
  );
}

/** Returns the ids of those items that a bill names, also one that was taken back: its lines stay. */
export async function namedByBills(queries: Queries, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const { purchaseOrderItemId: id } = supplierBillLine;
  const rows = await queries
    .selectDistinct({ id })
    .from(supplierBillLine)
    .where(inArray(id, [...itemIds]));
  return new Set(rows.map((row) => row.id));
}

/** The facts about an order that its moves depend on, besides its state. */
export interface OrderFacts {
  readonly items: number;
  /** Null for an order without a class. */
  readonly classStatus: string | null;
  readonly hasBill: boolean;
  /** Whether it has items, and the quantity of each is billed. */
  readonly allBilled: boolean;
}

/** Returns the facts about these orders, by their ids. Lock the orders first for a write: whoever bills them or changes their items does. */
export async function factsOfOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderFacts>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await queries.execute<OrderFacts & { id: string; [column: string]: unknown }>(sql`
    SELECT o.id, c.status AS "classStatus", count(i.id)::int AS items, coalesce(bool_or(billed.lines > 0), false) AS "hasBill",
      count(i.id) > 0 AND bool_and(i.quantity <= coalesce(billed.quantity, 0)) AS "allBilled"
    FROM purchase_order o
    LEFT JOIN training_class c ON c.id = o.class_id
    LEFT JOIN purchase_order_item i ON i.purchase_order_id = o.id
    LEFT JOIN LATERAL (
      SELECT sum(l.quantity) AS quantity, count(*) AS lines
      FROM supplier_bill_line l JOIN supplier_bill b ON b.id = l.bill_id
      WHERE b.taken_back_at IS NULL AND l.purchase_order_item_id = i.id
    ) billed ON true
    WHERE o.id = ANY (${sql.param([...orderIds])}::ulid[])
    GROUP BY o.id, c.status`);
  return new Map(
    rows.map(({ id, items, classStatus, hasBill, allBilled }) => [id, { items, classStatus, hasBill, allBilled }]),
  );
}

/** The facts of an order that was read before. */
export function factsIn(facts: ReadonlyMap<string, OrderFacts>, orderId: string): OrderFacts {
  return facts.get(orderId) ?? { items: 0, classStatus: null, hasBill: false, allBilled: false };
}

import { requireUlid } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { taxOf, taxRateOf } from '@console/core-contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { purchaseOrderItem } from '../tables.ts';

/** An order as its file shows it, without its items. The times are ISO 8601. */
interface FoundOrder {
  [column: string]: unknown;
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly raisedAt: string;
  readonly supplier: string;
  readonly supplierReference: string;
  readonly email: string | null;
  /** The lines of the supplier's purchases address that are written. */
  readonly address: readonly string[];
  /** The class with its first and last day. Null for an order without a class. */
  readonly class: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The time of the last change. */
  readonly changedAt: string;
}

/** Who buys: the default seller of the console. What is not known is null. */
interface Buyer {
  [column: string]: unknown;
  readonly name: string | null;
  readonly address: readonly string[];
  readonly vatNumber: string | null;
  readonly companyNumber: string | null;
}

export interface PrintedItem {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** In percent. Null for an item without tax. */
  readonly rate: number | null;
  readonly tax: number;
  readonly net: number;
}

/** All that the file of an order shows. Amounts are pence. */
export interface PrintedOrder {
  readonly order: FoundOrder;
  readonly buyer: Buyer;
  readonly items: readonly PrintedItem[];
}

const iso = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const linesOf = sql.raw(
  'array_remove(ARRAY[a.address1, a.address2, a.address3, a.address4, a.city, a.region, a.postcode], NULL)',
);

/** Reads the order of a file. Null when it does not exist. */
export async function findOrder(database: Queries, purchaseOrder: string): Promise<FoundOrder | null> {
  const id = requireUlid('purchase_orders', purchaseOrder, 'purchaseOrder');
  const { rows } = await database.execute<FoundOrder>(sql`
    SELECT o.id, o.ref AS reference, o.status, ${iso('o.raised_at')} AS "raisedAt", s.name AS supplier,
      s.ref AS "supplierReference", s.purchases_email AS email, ${linesOf} AS address,
      c.ref || ' ' || c.title AS class, ${iso('c.starts_at')} AS "startsAt", ${iso('c.ends_at')} AS "endsAt",
      ${iso('o.updated_at')} AS "changedAt"
    FROM purchase_order o
    JOIN supplier s ON s.id = o.supplier_id
    LEFT JOIN address a ON a.id = s.purchases_address_id
    LEFT JOIN training_class c ON c.id = o.class_id
    WHERE o.id = ${id}`);
  return rows[0] ?? null;
}

/** Reads the items of an order, and who buys. */
export async function readOrder(database: Queries, order: FoundOrder): Promise<PrintedOrder> {
  const { purchaseOrderId, createdAt, id } = purchaseOrderItem;
  const items = await database
    .select()
    .from(purchaseOrderItem)
    .where(eq(purchaseOrderId, order.id))
    .orderBy(asc(createdAt), asc(id));
  const { rows } = await database.execute<Buyer>(sql`
    SELECT s.legal_name AS name, ${linesOf} AS address, s.vat_number AS "vatNumber", s.company_number AS "companyNumber"
    FROM seller s LEFT JOIN address a ON a.id = s.address_id WHERE s.is_default`);
  return {
    order,
    buyer: rows[0] ?? { name: null, address: [], vatNumber: null, companyNumber: null },
    items: items.map((item) => ({
      ...item,
      rate: item.taxable ? taxRateOf(item) : null,
      tax: taxOf(item.net, item),
    })),
  };
}

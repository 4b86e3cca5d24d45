import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as bookings } from '@console/bookings-api';
import { tables as classes } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { invoice } from '../tables.ts';
import type { IssuingInvoice } from './planIssue.ts';

const { booking, bookingItem } = bookings;
const { brand, trainingClass } = classes;
const { address, customer, seller } = core;

/** Reads what `planIssue` needs of these invoices, in their order. In a write they must be locked. */
export async function issuingInvoices(
  queries: Queries,
  invoices: readonly RowOf<typeof invoice>[],
  now: Date,
): Promise<readonly IssuingInvoice[]> {
  if (invoices.length === 0) return [];
  const facts = await factsOf(
    queries,
    invoices.map(({ id }) => id),
  );
  return invoices.map((row) => {
    const known = facts.get(row.id);
    if (!known) throw new Error(`The invoice ${row.id} was read, but does not exist.`);
    const { seller: sellerRow, sellerAddress, brand: brandRow, paymentTermDays, customerName } = known;
    return {
      ...{ invoice: row, seller: sellerRow, sellerAddress, paymentTermDays, customerName, now },
      brand: brandRow && brandOf(brandRow),
      lines: known.lines,
      lastEnd: known.lastEnd === null ? null : new Date(known.lastEnd),
    };
  });
}

/** Of each invoice by its id: its seller or the one that will issue it, its brand, its customer, its lines and the end of its classes. */
async function factsOf(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .select({
      id: invoice.id,
      seller: getTableColumns(seller),
      sellerAddress: getTableColumns(address),
      brand: getTableColumns(brand),
      customerName: customer.name,
      paymentTermDays: customer.paymentTermDays,
      lines: sql<number>`(SELECT count(*)::int FROM invoice_line l WHERE l.invoice_id = ${invoice.id})`,
      lastEnd: sql<string | null>`(SELECT max(${trainingClass.endsAt}) FROM ${bookingItem}
        JOIN ${trainingClass} ON ${trainingClass.id} = ${bookingItem.classId}
        WHERE ${bookingItem.id} IN (SELECT l.booking_item_id FROM invoice_line l WHERE l.invoice_id = ${invoice.id}
          UNION ALL SELECT ${invoice.bookingItemId}))`,
    })
    .from(invoice)
    .innerJoin(customer, eq(customer.id, invoice.customerId))
    .innerJoin(seller, eq(seller.id, sql`coalesce(${invoice.sellerId}, seller_of_booking(${invoice.bookingId}))`))
    .leftJoin(address, eq(address.id, seller.addressId))
    .leftJoin(booking, eq(booking.id, invoice.bookingId))
    .leftJoin(brand, eq(brand.id, booking.brandId))
    .where(inArray(invoice.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function brandOf({
  id,
  name,
  primaryColor,
  email,
  phoneNumber,
  website,
}: RowOf<typeof brand>): NonNullable<IssuingInvoice['brand']> {
  return { id, name, primaryColor, email, phoneNumber, website };
}

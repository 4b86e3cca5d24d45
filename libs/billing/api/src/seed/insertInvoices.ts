import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import { isIssued } from '@console/billing-contracts';
import { seed as core, tables as coreTables } from '@console/core-api';
import { eq, inArray } from 'drizzle-orm';
import { documentSeries, invoice, invoiceLine, transferredItem } from '../tables.ts';
import { insertActivities } from './activityRows.ts';
import { insertPayments } from './insertPayments.ts';
import { type InvoicedBooking, type PlannedInvoice, planInvoices, totalsOf } from './planInvoices.ts';
import { sumOf } from './planPayments.ts';
import { transferSeat } from './transferSeat.ts';

export type { InvoicedBooking } from './planInvoices.ts';

interface Terms {
  paymentTermDays: number;
  vatNumber: string | null;
}

/** Writes the invoices of a batch of bookings with everything that belongs to them. Returns the next free number. */
export async function insertInvoices(
  context: SeedContext,
  bookings: readonly InvoicedBooking[],
  staff: core.SeededStaff,
  firstNumber: number,
): Promise<number> {
  const { tx, now } = context;
  const planned = bookings
    .flatMap((booking) => transferSeat(planInvoices(booking, now)))
    .sort(
      (a, b) => a.documentDate.getTime() - b.documentDate.getTime() || a.createdAt.getTime() - b.createdAt.getTime(),
    );
  const terms = await termsOf(context, bookings);
  const numbered = await documentNumbers(context, planned);
  const rows = planned.map((one, index) => {
    const row = invoiceRows(one, firstNumber + index, terms);
    return { ...row, invoice: { ...row.invoice, ...numbered(one) } };
  });
  await insertRows(
    tx,
    coreTables.address,
    rows.map((row) => row.address),
  );
  // Lines first: they cannot be changed after their invoice is confirmed.
  await insertRows(
    tx,
    invoiceLine,
    rows.flatMap((row) => row.lines),
  );
  await insertRows(
    tx,
    invoice,
    rows.map((row) => row.invoice),
  );
  await insertRows(tx, transferredItem, planned.flatMap(transferredRows));
  await insertPayments(context, planned, staff, (one) => numbered(one).sellerId);
  await insertActivities(context, planned, staff);
  return firstNumber + planned.length;
}

async function termsOf({ tx }: SeedContext, bookings: readonly InvoicedBooking[]): Promise<Map<string, Terms>> {
  const { id, paymentTermDays, vatNumber } = coreTables.customer;
  const ids = [...new Set(bookings.map(({ planned }) => planned.customer.id))];
  const rows = await tx.select({ id, paymentTermDays, vatNumber }).from(coreTables.customer).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

function invoiceRows(one: PlannedInvoice, number: number, terms: ReadonlyMap<string, Terms>) {
  const { id, draw, booking, item, type, status, documentDate, createdAt, payments } = one;
  const { customer } = booking.planned;
  const { paymentTermDays = 30, vatNumber = null } = terms.get(customer.id) ?? {};
  const by = booking.frame.accountManagerId;
  const stamps = {
    createdBy: by,
    createdAt,
    updatedBy: by,
    updatedAt: days.latest(createdAt, ...payments.map(({ receivedAt }) => receivedAt)),
  };
  const address = { id: draw.id(createdAt), ...core.billingAddressOf(customer), ...stamps };
  const poNumber = draw.chance(0.45) ? `${customer.name.slice(0, 3).toUpperCase()}-${draw.digits(5)}` : null;
  return {
    address,
    invoice: {
      id,
      number,
      type,
      status,
      customerId: customer.id,
      bookingId: booking.planned.id,
      bookingItemId: item?.id ?? null,
      documentDate,
      dueDate: days.addDays(documentDate, paymentTermDays),
      notes: poNumber && draw.chance(0.4) ? `Please quote ${poNumber} on the remittance.` : null,
      poNumber,
      vatNumber,
      billingAddressId: address.id,
      ...totalsOf(one),
      paid: sumOf(payments),
      creditsId: one.credits?.id ?? null,
      convertedToId: one.convertedTo?.id ?? null,
      voidedAt: status === 'voided' ? stamps.updatedAt : null,
      ...stamps,
    },
    lines: one.lines.map((line, at) => ({
      id: draw.id(createdAt),
      invoiceId: id,
      position: at + 1,
      ...line,
      taxRatePercent: null,
      ...stamps,
      updatedAt: createdAt,
    })),
  };
}

function transferredRows({ id, draw, item, transferred, createdAt, booking }: PlannedInvoice) {
  if (transferred === undefined || !item) return [];
  const by = booking.frame.accountManagerId;
  const stamps = { createdBy: by, createdAt, updatedBy: by, updatedAt: createdAt };
  return [{ id: draw.id(createdAt), invoiceId: id, bookingItemId: transferred, fromItemId: item.id, ...stamps }];
}

interface Numbered {
  readonly sellerId: string | null;
  readonly documentNumber: number | null;
  readonly issuedAt: Date | null;
}

/** Takes the next document numbers for the issued ones, in their order. Returns a function that gives those of one. */
async function documentNumbers(
  { tx }: SeedContext,
  planned: readonly PlannedInvoice[],
): Promise<(one: PlannedInvoice) => Numbered> {
  const issued = planned.filter(({ type, status }) => type !== 'pro_forma' && isIssued(status));
  const [series] = await tx.select().from(documentSeries);
  if (!series) throw new Error('The migrations make the series of document numbers of the default seller.');
  const { sellerId, nextNumber } = series;
  const numbers = new Map(issued.map((one, index) => [one.id, nextNumber + index]));
  await tx
    .update(documentSeries)
    .set({ nextNumber: nextNumber + issued.length })
    .where(eq(documentSeries.sellerId, sellerId));
  return ({ id, createdAt }) => {
    const documentNumber = numbers.get(id) ?? null;
    return documentNumber === null
      ? { sellerId: null, documentNumber, issuedAt: null }
      : { sellerId, documentNumber, issuedAt: createdAt };
  };
}

import {
  booleanFilter,
  dateFilter,
  enumFilter,
  idFilter,
  implementNode,
  listField,
  loadRow,
  longText,
  Money,
  many,
  one,
  type RequestContext,
  type RowOf,
  staff,
} from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  ageInDays,
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus as InvoiceStatusCode,
  invoiceStatuses,
} from '@console/billing-contracts';
import { Booking, BookingItem } from '@console/bookings-api';
import { Brand } from '@console/classes-api';
import { Address, Customer, type tables as core, findByReference, loadSeller, Seller } from '@console/core-api';
import { gt, inArray } from 'drizzle-orm';
import { InvoiceAgeing, InvoiceStatus, InvoiceType } from '../enumerations.ts';
import { Invoice, InvoiceActivityLog, InvoiceLine, Payment } from '../nodes.ts';
import { invoice, invoiceActivity, invoiceLine, payment } from '../tables.ts';
import { ageingFilter, ageingOf } from './ageing.ts';
import { invoiceSearch, numberedInvoices } from './documentNumbers.ts';

const openInvoices: readonly InvoiceStatusCode[] = ['draft', 'confirmed', 'paid_partial'];

findByReference('invoice', Invoice, factsOfInvoices, { numbered: numberedInvoices });

async function factsOfInvoices(queries: Queries, ulids: string[]) {
  const { id, status, documentDate, customerName } = invoice;
  const found = await queries
    .select({ id, status, date: documentDate, customer: customerName })
    .from(invoice)
    .where(inArray(id, ulids));
  return found.map((row) => ({
    ...row,
    isOpen: openInvoices.includes(row.status),
    status: invoiceStatuses.labels[row.status],
  }));
}

implementNode(Invoice, {
  description: 'The prices are the sums of the lines. The paid statuses follow the payments.',
  rule: staff,
  audit: true,
  lookup: 'invoice',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    documentNumber: t.exposeInt('documentNumber', {
      nullable: true,
      description: 'Its number in the series of its seller, without gaps. Drafts and pro formas have none.',
    }),
    status: t.expose('status', { type: InvoiceStatus }),
    type: t.expose('type', { type: InvoiceType }),
    documentDate: t.expose('documentDate', { type: 'DateTime' }),
    dueDate: t.expose('dueDate', { type: 'DateTime' }),
    followsBooking: t.exposeBoolean('followsBooking', {
      description:
        'Whether a draft takes over what changes in its booking. Editing its address, PO number or lines ends it.',
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true }),
    suppliedOn: t.expose('suppliedOn', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of supply. Null before it is issued.',
    }),
    seller: t.field({
      type: Seller.ref,
      description: 'Who sells: the seller that issued it, or the one that would.',
      columns: ['sellerId', 'bookingId'],
      resolve: (row, _args, context) => sellerOf(context, row),
    }),
    notes: t.exposeString('notes', { nullable: true, extensions: longText(5_000) }),
    poNumber: t.exposeString('poNumber', { nullable: true }),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
    billingAddress: one(t, { from: invoice.billingAddressId, to: () => Address }),
    netPrice: t.expose('net', { type: Money }),
    tax: t.expose('tax', { type: Money }),
    gross: t.expose('gross', { type: Money }),
    totalPaid: t.expose('paid', { type: Money, description: 'For a credit note: the amount that was paid back.' }),
    balanceDue: t.expose('owed', {
      type: Money,
      description:
        'The amount that the customer still owes for it. Negative when it is overpaid or is a credit that was not paid out.',
    }),
    toBeRefunded: t.expose('toBeRefunded', {
      type: Money,
      description: 'What was received for a canceled booking or item and is neither refunded nor credited yet.',
    }),
    age: t.int({
      description: 'Whole UTC days since its document date.',
      columns: ['documentDate'],
      resolve: ({ documentDate }, _args, { clock }) => ageInDays(documentDate, clock()),
    }),
    ageing: t.field({
      type: InvoiceAgeing,
      nullable: true,
      description: 'Null when no money is owed.',
      columns: ['documentDate', 'owed'],
      resolve: (row, _args, { clock }) => ageingOf(row, clock()),
    }),
    customer: one(t, { from: invoice.customerId, to: () => Customer }),
    booking: one(t, { from: invoice.bookingId, to: () => Booking }),
    bookingItem: one(t, { from: invoice.bookingItemId, to: () => BookingItem }),
    credits: one(t, {
      from: invoice.creditsId,
      to: () => Invoice,
      description: 'The invoice that this credit note credits.',
    }),
    creditReason: t.exposeString('creditReason', {
      nullable: true,
      description: 'Why this credit note was written.',
    }),
    convertedTo: one(t, {
      from: invoice.convertedToId,
      to: () => Invoice,
      description: 'The invoice that this pro forma became.',
    }),
    creditNotes: many(t, {
      of: () => Invoice,
      by: invoice.creditsId,
      order: { documentDate: invoice.documentDate },
      defaultOrder: { documentDate: 'DESC' },
    }),
    lines: many(t, {
      of: () => InvoiceLine,
      by: invoiceLine.invoiceId,
      order: { position: invoiceLine.position },
      defaultOrder: { position: 'ASC' },
      size: 100,
    }),
    payments: many(t, {
      of: () => Payment,
      by: payment.invoiceId,
      order: { receivedAt: payment.receivedAt },
      defaultOrder: { receivedAt: 'DESC' },
      size: 5,
    }),
    activityLogs: many(t, {
      of: () => InvoiceActivityLog,
      by: invoiceActivity.invoiceId,
      order: { createdAt: invoiceActivity.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
    canWriteDocumentDate: t.boolean({ columns: ['status'], resolve: ({ status }) => canWriteDates(status) }),
    canWriteDueDate: t.boolean({ columns: ['status'], resolve: ({ status }) => canWriteDates(status) }),
    canWriteNotes: t.boolean({ columns: ['status'], resolve: ({ status }) => canWriteNotes(status) }),
  }),
});

/** Before it is issued, the brand of its booking decides. */
async function sellerOf(
  context: RequestContext,
  { sellerId, bookingId }: Pick<RowOf<typeof invoice>, 'sellerId' | 'bookingId'>,
): Promise<RowOf<typeof core.seller>> {
  if (sellerId !== null) return loadSeller(context, sellerId);
  const booking = bookingId && (await loadRow(context, Booking, bookingId));
  const brand = booking && (await loadRow(context, Brand, booking.brandId));
  return loadSeller(context, brand ? brand.sellerId : null);
}

listField('invoices', Invoice, {
  rule: staff,
  filters: {
    customer: idFilter(invoice.customerId, 'customers'),
    booking: idFilter(invoice.bookingId, 'bookings'),
    status: enumFilter(invoice.status, InvoiceStatus),
    type: enumFilter(invoice.type, InvoiceType),
    ageing: ageingFilter,
    toBeRefunded: booleanFilter(() => gt(invoice.toBeRefunded, 0)),
    documentDate: dateFilter(invoice.documentDate),
    search: invoiceSearch,
  },
  order: {
    documentDate: invoice.documentDate,
    dueDate: invoice.dueDate,
    reference: invoice.number,
    customer_name: invoice.customerNameSort,
    status: invoice.status,
    type: invoice.type,
    netPrice: invoice.net,
    gross: invoice.gross,
    balanceDue: invoice.owed,
  },
  defaultOrder: { documentDate: 'DESC' },
  sums: { netPrice: invoice.net, gross: invoice.gross, balanceDue: invoice.owed },
});

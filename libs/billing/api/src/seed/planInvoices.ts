import { days, type Random, random } from '@console/api-kit/seeding';
import type { InvoiceStatus, InvoiceType } from '@console/billing-contracts';
import type { seed as bookings } from '@console/bookings-api';
import { seed as classes } from '@console/classes-api';
import { type PlannedPayment, paymentsFor, sumOf } from './planPayments.ts';

type Booking = bookings.Batch['bookings'][number];
type Item = Booking['items'][number];

/** A booking with its account manager. */
export interface InvoicedBooking {
  planned: Booking;
  frame: { accountManagerId: string };
}

export interface PlannedLine {
  bookingItemId: string | null;
  description: string;
  quantity: number;
  /** In pence. */
  unitPrice: number;
  taxable: boolean;
}

export interface PlannedInvoice {
  id: string;
  draw: Random;
  booking: InvoicedBooking;
  item: Item | null;
  type: InvoiceType;
  status: InvoiceStatus;
  documentDate: Date;
  createdAt: Date;
  /** In pence. */
  lines: PlannedLine[];
  payments: PlannedPayment[];
  /** The item that it bills without a line. */
  transferred?: string;
  credits?: PlannedInvoice;
  convertedTo?: PlannedInvoice;
}

/** Plans the invoices of a booking. Confirmed items have an invoice, some a draft until the class is over; older invoices are paid. */
export function planInvoices(booking: InvoicedBooking, now: Date): PlannedInvoice[] {
  const draw = random('invoices', booking.planned.id);
  const ofItems = booking.planned.items.flatMap((item) => invoicesOfItem(booking, item, draw, now));
  const settled = ofItems.some(({ type, status }) => type === 'invoice' && status !== 'draft');
  if (settled && draw.chance(0.015)) ofItems.push(otherInvoice(booking, draw, now));
  return ofItems;
}

function invoicesOfItem(booking: InvoicedBooking, item: Item, draw: Random, now: Date): PlannedInvoice[] {
  const { bookedAt } = booking.planned;
  const early = invoicingDay(days.addDays(bookedAt, draw.between(0, 4)), now);
  const quotes = draw.chance(0.05);
  if (item.status === 'draft') return quotes ? [proForma(booking, item, early, draw, now)] : [];
  if (item.status === 'canceled') return canceledInvoices(booking, item, early, draw, now);
  if (item.status === 'on_hold') return draw.chance(0.4) ? [proForma(booking, item, early, draw, now)] : [];
  const afterwards = item.type === 'private' && draw.chance(0.4);
  const end = classes.endOf(item.class);
  if (afterwards && end > now) {
    const quote = draw.chance(0.5) ? [proForma(booking, item, early, draw, now)] : [];
    return [...quote, invoiceFor(booking, item, early, draw, now)];
  }
  const documentDate = afterwards ? invoicingDay(end, now) : early;
  const invoice = invoiceFor(booking, item, documentDate, draw, now);
  const isFresh = documentDate > days.addDays(now, -4) && item.status === 'confirmed';
  if (isFresh && draw.chance(0.6)) return [invoice];
  settle(invoice, now);
  if (!quotes) return [invoice];
  const quoted = proForma(booking, item, invoicingDay(bookedAt, now), draw, now);
  return [{ ...quoted, lines: invoice.lines, status: 'converted', convertedTo: invoice }, invoice];
}

/** Invoices from before the cancelation are voided, or credited if they were paid. Some still wait for the credit. */
function canceledInvoices(booking: InvoicedBooking, item: Item, day: Date, draw: Random, now: Date): PlannedInvoice[] {
  if (!draw.chance(0.55)) return [];
  const invoice = invoiceFor(booking, item, day, draw, now);
  const creditedOn = invoicingDay(days.addDays(day, draw.between(10, 40)), now);
  if (draw.chance(0.6) || creditedOn <= days.addDays(day, 8)) return [{ ...invoice, status: 'voided' }];
  const amount = grossOf(invoice);
  const paidAt = days.addDays(day, draw.between(3, 8));
  invoice.payments = [{ receivedAt: paidAt, amount, paymentMethod: 'bank_transfer', notes: null }];
  invoice.status = 'paid';
  if (random('not credited yet', item.id).chance(0.4)) return [invoice];
  const credit = {
    ...invoiceFor(booking, item, creditedOn, draw, now),
    type: 'credit_note' as const,
    credits: invoice,
  };
  credit.lines = invoice.lines.map((line) => ({ ...line, description: `Credit: ${line.description}` }));
  credit.status = 'confirmed';
  if (draw.chance(0.5) && days.addDays(creditedOn, 5) < now) {
    const receivedAt = days.addDays(creditedOn, 5);
    credit.payments = [{ receivedAt, amount, paymentMethod: 'bank_transfer', notes: 'Paid back' }];
    credit.status = 'paid';
  }
  return [invoice, credit];
}

function proForma(booking: InvoicedBooking, item: Item, day: Date, draw: Random, now: Date): PlannedInvoice {
  return { ...invoiceFor(booking, item, day, draw, now), type: 'pro_forma', status: 'confirmed' };
}

function otherInvoice(booking: InvoicedBooking, draw: Random, now: Date): PlannedInvoice {
  const day = invoicingDay(days.addDays(booking.planned.bookedAt, draw.between(20, 60)), now);
  const lines = draw.sample(EXTRAS, draw.between(1, 2)).map(([description, unitPrice]) => ({
    ...{ bookingItemId: null, description, unitPrice, taxable: true },
    quantity: draw.between(1, 4),
  }));
  const invoice = { ...draft(booking, day, draw, now), type: 'other' as const, lines };
  settle(invoice, now);
  return invoice;
}

const EXTRAS = [
  ['Replacement workbooks', 2_450],
  ['Reprinted certificates', 1_500],
  ['Late change of venue', 12_000],
] as const;

function invoiceFor(booking: InvoicedBooking, item: Item, day: Date, draw: Random, now: Date): PlannedInvoice {
  const { customer } = booking.planned;
  const { course } = item.class;
  const length = `${course.durationDays} ${course.durationDays === 1 ? 'day' : 'days'}`;
  const line = {
    bookingItemId: item.id,
    description: `${course.title}, ${length}`,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    taxable: customer.taxable,
  };
  return { ...draft(booking, day, draw, now), item, lines: [line] };
}

function draft(booking: InvoicedBooking, documentDate: Date, draw: Random, now: Date): PlannedInvoice {
  const written = days.addDays(documentDate, (9 * 60 + draw.between(0, 480)) / 1_440);
  const createdAt = days.earliest(now, days.latest(written, booking.planned.bookedAt));
  return {
    ...{ id: draw.id(createdAt), draw, booking, item: null },
    ...{ type: 'invoice', status: 'draft', documentDate, createdAt },
    lines: [],
    payments: [],
  };
}

/** Confirms an invoice and adds the payments up to now. */
function settle(invoice: PlannedInvoice, now: Date): void {
  const gross = grossOf(invoice);
  invoice.payments = paymentsFor(invoice, gross, now);
  const paid = sumOf(invoice.payments);
  invoice.status = paid === 0 ? 'confirmed' : paid < gross ? 'paid_partial' : paid > gross ? 'paid_overpaid' : 'paid';
}

/** Computes the totals as the database does: 20 % tax for each line, rounded half up. */
export function totalsOf({ lines }: Pick<PlannedInvoice, 'lines'>): { net: number; tax: number; gross: number } {
  const net = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const tax = lines.reduce((sum, line) => sum + (line.taxable ? taxOf(line.quantity * line.unitPrice) : 0), 0);
  return { net, tax, gross: net + tax };
}

const taxOf = (net: number) => Math.floor((net * 20 + 50) / 100);
const grossOf = (invoice: PlannedInvoice) => totalsOf(invoice).gross;

/** Returns 00:00 UTC of the wished day, or of the Monday after a weekend, but never a day after today. */
function invoicingDay(wished: Date, now: Date): Date {
  const today = days.dayOf(now);
  const day = days.workingDay(days.dayOf(wished));
  return days.at(Math.min(day, today));
}

import { toIri, type Writing } from '@console/api-kit';
import { invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { openTicket } from '@console/bookings-api';
import { addNote, defineWorkflowTarget } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoice, payment } from '../tables.ts';
import { lockBookings } from './lockBookings.ts';
import { lockInvoice } from './lockInvoice.ts';

const paidAt = sql`case when ${invoice.status} in ('paid', 'paid_overpaid') then (select max(${payment.receivedAt}) from ${payment}
  where ${payment.invoiceId} = ${invoice.id} and ${payment.reversedAt} is null) end`;

/** Notes and tickets stand on the booking of an invoice. */
async function bookingOf(writing: Writing, ulid: string): Promise<string> {
  const { booking } = await lockInvoice(writing, { id: toIri(Invoice.prefix, ulid) });
  return booking?.id ?? writing.refuseIf('This invoice has no booking.');
}

defineWorkflowTarget('invoice', {
  of: Invoice,
  reference: sql`${invoice.ref}`,
  title: sql`${invoice.customerName}`,
  shownBy: sql`${Invoice.prefix} || '/' || ${invoice.id}`,
  whyOver: sql`case ${invoice.status} when 'voided' then 'The invoice is void.' when 'converted' then 'The pro forma is converted.' end`,
  moments: {
    documentDate: { label: 'its document date begins', at: sql`${invoice.documentDate}` },
    dueDate: { label: 'it is due', at: sql`${invoice.dueDate}` },
    issuedAt: { label: 'it is issued', at: sql`${invoice.issuedAt}` },
    paidAt: { label: 'it is paid', at: paidAt },
  },
  fields: {
    status: { label: 'Status', kind: 'choice', values: invoiceStatuses.options, at: sql`${invoice.status}` },
    type: { label: 'Type', kind: 'choice', values: invoiceTypes.options, at: sql`${invoice.type}` },
    customer: { label: 'Customer', kind: 'text', at: sql`${invoice.customerName}` },
    gross: { label: 'Gross', kind: 'money', at: sql`${invoice.gross}` },
    owed: { label: 'Owed', kind: 'money', at: sql`${invoice.owed}` },
    dueDate: { label: 'Due date', kind: 'day', at: sql`${invoice.dueDate}` },
    poNumber: { label: 'PO number', kind: 'text', at: sql`${invoice.poNumber}` },
    hasBooking: { label: 'Has a booking', kind: 'flag', at: sql`${invoice.bookingId} is not null` },
  },
  hold: async (writing, ulid) => {
    const [known] = await writing.tx.select({ bookingId: invoice.bookingId }).from(invoice).where(eq(invoice.id, ulid));
    if (!known) return false;
    await lockBookings(writing, [known]);
    const found = await writing.tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(eq(invoice.id, ulid))
      .for('no key update');
    return found.length > 0;
  },
  addNote: async (writing, ulid, body) => addNote(writing, 'booking', await bookingOf(writing, ulid), body),
  createTicket: async (writing, ulid, ticket) => {
    await openTicket(writing, { ...ticket, bookingId: await bookingOf(writing, ulid) });
  },
});

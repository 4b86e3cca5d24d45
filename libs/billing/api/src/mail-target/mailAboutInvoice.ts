import { invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { peopleOfBooking } from '@console/bookings-api';
import { tables as core, defineMailTarget, recipientsAs } from '@console/core-api';
import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoiceFileOf } from '../printed-invoice/printInvoice.ts';
import { invoice } from '../tables.ts';

const { person } = core;

defineMailTarget('invoice', {
  of: Invoice,
  name: invoice.ref,
  sample: {
    reference: 'INV-40123',
    documentNumber: '1042',
    type: 'Invoice',
    status: 'Confirmed',
    customer: 'Calder Valley Housing',
    documentDate: new Date('2026-11-16T00:00:00Z'),
    dueDate: new Date('2026-12-16T00:00:00Z'),
    poNumber: '4500012345',
    gross: 252_000,
    paid: 100_000,
    owed: 152_000,
  },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(invoice).where(eq(invoice.id, ulid));
    if (!found) return null;
    const { ref: reference, customerName: customer, documentDate, dueDate, gross, paid, owed } = found;
    return {
      reference,
      documentNumber: String(found.documentNumber ?? ''),
      type: invoiceTypes.labels[found.type],
      status: invoiceStatuses.labels[found.status],
      customer,
      documentDate,
      dueDate,
      poNumber: found.poNumber ?? '',
      gross,
      paid,
      owed,
    };
  },
  recipients: async (queries, ulid) => {
    const [found] = await queries.select().from(invoice).where(eq(invoice.id, ulid));
    if (!found) return [];
    const ofBooking = found.bookingId === null ? [] : await peopleOfBooking(queries, found.bookingId);
    const billers = await queries
      .select({ name: person.fullName, email: person.email })
      .from(person)
      .where(and(eq(person.customerId, found.customerId), arrayOverlaps(person.roles, ['ROLE_CUSTOMER_BILLER'])))
      .orderBy(asc(person.fullNameSort));
    const known = new Set(ofBooking.map(({ email }) => email));
    const others = billers.filter(({ email }) => email !== null && !known.has(email));
    return [...ofBooking, ...recipientsAs('ROLE_CUSTOMER_BILLER', others)];
  },
  attachments: { invoice: { label: 'Invoice (PDF)', file: invoiceFileOf } },
});

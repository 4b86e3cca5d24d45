import { invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { peopleOfBooking } from '@console/bookings-api';
import {
  tables as core,
  defineMailAttachment,
  defineMailTarget,
  type MailRecipient,
  recipientsAs,
  variable,
} from '@console/core-api';
import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoiceFileOf } from '../printed-invoice/printInvoice.ts';
import { invoice } from '../tables.ts';

const { person } = core;

defineMailTarget('invoice', {
  of: Invoice,
  name: invoice.ref,
  variables: {
    reference: variable.text('The reference of the invoice', 'INV-40123'),
    documentNumber: variable.text('The number of the document. A draft has none', '1042'),
    type: variable.text('Invoice, credit note or pro forma', 'Invoice'),
    status: variable.text('The status', 'Confirmed'),
    customer: variable.text('The name of the customer', 'Calder Valley Housing'),
    documentDate: variable.day('The date of the document', '2026-11-16'),
    dueDate: variable.day('When it is due', '2026-12-16'),
    poNumber: variable.text('The customer’s purchase order number', '4500012345'),
    gross: variable.money('The sum with VAT', 252_000),
    paid: variable.money('What has been paid', 100_000),
    owed: variable.money('What is still owed', 152_000),
  },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(invoice).where(eq(invoice.id, ulid));
    if (!found) return null;
    const { ref: reference, customerName: customer, documentDate, dueDate, gross, paid, owed } = found;
    return {
      reference,
      documentNumber: found.documentNumber === null ? null : String(found.documentNumber),
      type: invoiceTypes.labels[found.type],
      status: invoiceStatuses.labels[found.status],
      customer,
      documentDate,
      dueDate,
      poNumber: found.poNumber,
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
    const isBiller = ({ role }: MailRecipient) => role === 'ROLE_CUSTOMER_BILLER';
    const known = new Set(ofBooking.map(({ email }) => email));
    const others = billers.filter(({ email }) => email !== null && !known.has(email));
    return [
      ...ofBooking.filter(isBiller),
      ...recipientsAs('ROLE_CUSTOMER_BILLER', others),
      ...ofBooking.filter((person) => !isBiller(person)),
    ];
  },
});

defineMailAttachment('invoice', 'invoice', { label: 'Invoice (PDF)', file: invoiceFileOf });

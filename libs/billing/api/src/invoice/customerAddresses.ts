import { builder, many, toIri } from '@console/api-kit';
import { Customer, followCustomerAddress, hasAddress, hasAddressOfCustomer } from '@console/core-api';
import { and, eq, sql } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { writeInvoice } from './writeInvoice.ts';

const isDraft = eq(invoice.status, 'draft');

builder.objectField(Customer.ref, 'draftInvoicesWithBillingAddress', (t) =>
  many(t, {
    of: () => Invoice,
    by: invoice.customerId,
    only: and(isDraft, hasAddressOfCustomer(invoice.billingAddressId, invoice.customerId)),
    order: { documentDate: invoice.documentDate },
    defaultOrder: { documentDate: 'DESC' },
    description:
      'The draft invoices that have exactly the billing address of the customer. They can be corrected with it.',
  }),
);

followCustomerAddress({
  job: 'correctAddressOfInvoices',
  copies: (customer, address) => sql`SELECT ${invoice.id} FROM ${invoice}
    WHERE ${invoice.customerId} = ${customer} AND ${isDraft} AND ${hasAddress(invoice.billingAddressId, address)}`,
  lock: (writing, ulid) => writing.lock(Invoice, { id: toIri(Invoice.prefix, ulid) }),
  correct: (writing, row, address) => writeInvoice(writing, row, ['billingAddress'], address),
});

import { onEffect } from '@console/api-kit';
import { customerRenaming } from '@console/core-api';
import { asc, eq } from 'drizzle-orm';
import { invoice } from './tables.ts';

onEffect(customerRenaming, async ({ tx }, { id }) => {
  const invoices = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(eq(invoice.customerId, id))
    .orderBy(asc(invoice.id));
  await invoices.for('no key update');
});

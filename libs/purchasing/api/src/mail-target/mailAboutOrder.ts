import { tables as core, defineMailAddresses, defineMailTarget, recipientsAs, variable } from '@console/core-api';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';
import { eq, sql } from 'drizzle-orm';
import { PurchaseOrder, Supplier } from '../nodes.ts';
import { purchaseOrder, supplier } from '../tables.ts';

const { person } = core;

defineMailTarget('purchase_order', {
  of: PurchaseOrder,
  name: purchaseOrder.ref,
  variables: {
    reference: variable.text('The reference of the order', 'PO-30123'),
    status: variable.text('The status', 'Confirmed'),
    supplier: variable.text('The name of the supplier', 'Whitfield Training'),
    raisedAt: variable.moment('When it was raised (UTC)', '2026-11-12T10:00:00Z'),
    isAcknowledged: variable.flag('Whether the supplier has acknowledged it', false),
    net: variable.money('The sum without VAT', 105_000),
  },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(purchaseOrder).where(eq(purchaseOrder.id, ulid));
    if (!found) return null;
    const { ref: reference, supplierName, raisedAt, net } = found;
    const status = purchaseOrderStatuses.labels[found.status];
    return { reference, status, supplier: supplierName, raisedAt, isAcknowledged: found.acknowledgedAt !== null, net };
  },
  recipients: async (queries, ulid) => {
    const [found] = await queries
      .select({ name: supplier.name, email: supplier.purchasesEmail, contact: person.fullName, own: person.email })
      .from(purchaseOrder)
      .innerJoin(supplier, eq(supplier.id, purchaseOrder.supplierId))
      .leftJoin(person, eq(person.id, supplier.primaryContactId))
      .where(eq(purchaseOrder.id, ulid));
    if (!found) return [];
    const { name, email, contact, own } = found;
    return recipientsAs('ROLE_SUPPLIER', [
      { name, email },
      { name: contact ?? name, email: own },
    ]);
  },
});

defineMailAddresses(
  Supplier,
  (ulid) => sql`select email_key(address) from supplier
    left join person on person.id = supplier.primary_contact_id
    cross join unnest(array[supplier.purchases_email, person.email]) as address where supplier.id = ${ulid}`,
);

import { tables as core, defineMailTarget, recipientsAs } from '@console/core-api';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';
import { eq } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';
import { purchaseOrder, supplier } from '../tables.ts';

const { person } = core;

defineMailTarget('purchase_order', {
  of: PurchaseOrder,
  name: purchaseOrder.ref,
  sample: {
    reference: 'PO-30123',
    status: 'Confirmed',
    supplier: 'Whitfield Training',
    raisedAt: new Date('2026-11-12T10:00:00Z'),
    isAcknowledged: false,
    net: 105_000,
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

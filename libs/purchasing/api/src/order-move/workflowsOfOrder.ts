import { toIri, type Writing } from '@console/api-kit';
import { tables as classes, plannedDates, TrainingClass } from '@console/classes-api';
import { defineWorkflowTarget } from '@console/core-api';
import { type PurchaseOrderMove, purchaseOrderMoves, purchaseOrderStatuses } from '@console/purchasing-contracts';
import { eq, sql } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';
import { moveOrder } from './movePurchaseOrder.ts';

const { trainingClass } = classes;

const move = (name: PurchaseOrderMove) => ({
  label: purchaseOrderMoves.moves[name].label,
  make: async (writing: Writing, ulid: string) => {
    await moveOrder(writing, { id: toIri(PurchaseOrder.prefix, ulid) }, name);
  },
});

defineWorkflowTarget('purchase_order', {
  of: PurchaseOrder,
  joins: sql`left join ${trainingClass} on ${trainingClass.id} = ${purchaseOrder.classId}`,
  reference: sql`${purchaseOrder.ref}`,
  title: sql`${purchaseOrder.supplierName}`,
  shownBy: sql`${PurchaseOrder.prefix} || '/' || ${purchaseOrder.id}`,
  whyOver: sql`case when ${purchaseOrder.status} = 'canceled' then 'The purchase order is canceled.' end`,
  moments: {
    raisedAt: { label: 'the order is raised', at: sql`${purchaseOrder.raisedAt}` },
    acknowledgedAt: { label: 'the order is acknowledged', at: sql`${purchaseOrder.acknowledgedAt}` },
    startsAt: { label: 'its class starts', at: plannedDates.startsAt },
    endsAt: { label: 'its class ends', at: plannedDates.endsAt },
  },
  fields: {
    status: {
      label: 'Status',
      kind: 'choice',
      values: purchaseOrderStatuses.options,
      at: sql`${purchaseOrder.status}`,
    },
    supplier: { label: 'Supplier', kind: 'text', at: sql`${purchaseOrder.supplierName}` },
    net: { label: 'Net', kind: 'money', at: sql`${purchaseOrder.net}` },
    isAcknowledged: { label: 'Acknowledged', kind: 'flag', at: sql`${purchaseOrder.acknowledgedAt} is not null` },
    hasClass: { label: 'Has a class', kind: 'flag', at: sql`${purchaseOrder.classId} is not null` },
    raisedAt: { label: 'Raised at', kind: 'day', at: sql`${purchaseOrder.raisedAt}` },
  },
  follows: [
    {
      of: TrainingClass,
      targets: (ulids) => sql`select ${purchaseOrder.id} from ${purchaseOrder}
        where ${purchaseOrder.classId} = any(${sql.param(ulids)}::text[])`,
    },
  ],
  hold: async ({ tx }, ulid) => {
    const found = await tx
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(eq(purchaseOrder.id, ulid))
      .for('no key update');
    return found.length > 0;
  },
  moves: { propose: move('propose'), confirm: move('confirm'), complete: move('complete') },
});

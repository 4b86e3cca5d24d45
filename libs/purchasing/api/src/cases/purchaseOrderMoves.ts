import type { MutationCase } from '@console/api-kit/testing';
import type { PurchaseOrderMove, PurchaseOrderStatus } from '@console/purchasing-contracts';
import { addOrders } from '../testing/orderRows.ts';

type State = Parameters<typeof addOrders>[2];

/**
 * Returns the case of a move by hand.
 *
 * @param from the state of its candidates.
 * @param to the status that they get.
 * @param refused the expected refusals.
 */
function moveCase(
  name: string,
  move: PurchaseOrderMove,
  from: State,
  to: PurchaseOrderStatus,
  refused: MutationCase['refused'],
): MutationCase {
  return {
    name,
    does: 'changes',
    table: 'purchase_order',
    record: 'purchaseOrder',
    allowed: ['admin', 'manager'],
    candidates: (database) => addOrders(database, 4, from),
    input: (ulid) => ({ id: `purchase_orders/${ulid}`, reason: 'As agreed by telephone.' }),
    invalid: [
      {
        input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
        violations: [{ path: 'id', message: 'Purchase order must be valid' }],
      },
      { input: { id: '' }, violations: [{ path: 'id', message: 'Purchase order is required' }] },
      { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
    ],
    refused,
    shows: () => ({ status: to }),
    expectedChanges: [
      'updated purchase_orders/:id',
      'suppliers/:id',
      ...(from.classStatus ? ['training_classes/:id'] : []),
    ],
    preview: { of: 'PurchaseOrder', field: () => `impactOf(move: ${move})` },
  };
}

const canceled = (message: string) => ({
  when: 'it is canceled',
  sql: `UPDATE purchase_order SET status = 'canceled' WHERE id = :id`,
  message,
});

export const proposePurchaseOrder = moveCase('proposePurchaseOrder', 'propose', { status: 'draft' }, 'provisional', [
  canceled('This purchase order is canceled. Only one that is draft can become provisional.'),
]);

export const confirmPurchaseOrder = moveCase(
  'confirmPurchaseOrder',
  'confirm',
  { status: 'provisional', classStatus: 'confirmed' },
  'confirmed',
  [
    canceled('This purchase order is canceled. Only one that is provisional can become confirmed.'),
    {
      when: 'it has no item',
      sql: 'DELETE FROM purchase_order_item WHERE purchase_order_id = :id',
      message: 'Before it is confirmed this purchase order needs an item.',
    },
  ],
);

export const deliverPurchaseOrder = moveCase(
  'deliverPurchaseOrder',
  'deliver',
  { status: 'confirmed', classStatus: 'delivered' },
  'delivered',
  [
    canceled('This purchase order is canceled. Only one that is confirmed can become delivered.'),
    {
      when: 'its class is not delivered yet',
      sql: `UPDATE training_class SET status = 'confirmed' WHERE id = :id`,
      message:
        'This purchase order is delivered with its class. It can be marked by hand once the class is delivered or canceled.',
    },
  ],
);

export const billPurchaseOrder = moveCase('billPurchaseOrder', 'bill', { status: 'delivered', billed: 1 }, 'billed', [
  canceled('This purchase order is canceled. Only one that is delivered can become billed.'),
  {
    when: 'no bill is recorded',
    sql: 'DELETE FROM supplier_bill WHERE id = :id',
    message: 'No bill is recorded for this purchase order. Record it first.',
  },
  {
    when: 'its bill was taken back',
    sql: `UPDATE supplier_bill SET taken_back_at = now(), taken_back_reason = 'Wrong' WHERE id = :id`,
    message: 'No bill is recorded for this purchase order. Record it first.',
  },
]);

export const completePurchaseOrder = moveCase(
  'completePurchaseOrder',
  'complete',
  { status: 'billed', billed: 2 },
  'complete',
  [canceled('This purchase order is canceled. Only one that is billed can become complete.')],
);

export const cancelPurchaseOrder = moveCase(
  'cancelPurchaseOrder',
  'cancel',
  { status: 'confirmed', classStatus: 'confirmed' },
  'canceled',
  [
    canceled('This purchase order is canceled already.'),
    {
      when: 'it is delivered',
      sql: `UPDATE purchase_order SET status = 'delivered' WHERE id = :id`,
      message:
        'This purchase order is delivered. Only one that is draft, provisional or confirmed can become canceled.',
    },
    {
      when: 'a bill is recorded',
      sql: `WITH bill AS (INSERT INTO supplier_bill (id, supplier_id, number, day) VALUES (:id, :id, '4711', now()) RETURNING id)
        INSERT INTO supplier_bill_line (id, bill_id, purchase_order_item_id, quantity, net, tax) SELECT id, id, :id, 1, 0, 0 FROM bill`,
      message: 'A bill is recorded for this purchase order. Take it back before the order is canceled.',
    },
  ],
);

import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addOrders } from '../testing/orderRows.ts';

const orderIs = (status: string, message: string) => ({
  when: `the order is ${status}`,
  sql: `UPDATE purchase_order SET status = '${status}' WHERE id = :id`,
  message,
});

/** The candidates are orders. Each has the ulid of its supplier and of its item. */
export const recordSupplierBill: MutationCase = {
  name: 'recordSupplierBill',
  does: 'makes',
  table: 'supplier_bill',
  record: 'supplierBill',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOrders(database, 4, { status: 'delivered', classStatus: 'delivered' }),
  input: (ulid) => ({
    supplier: `suppliers/${ulid}`,
    number: 'RCV-2026-0311',
    day: '2026-11-12',
    lines: [{ item: `purchase_order_items/${ulid}`, quantity: 2, net: 91_000, tax: 18_200 }],
  }),
  invalid: [
    {
      input: { supplier: '', number: '', day: '12.11.2026', lines: [] },
      violations: [
        { path: 'supplier', message: 'Supplier is required' },
        { path: 'number', message: 'Bill number is required' },
        { path: 'day', message: 'Bill date must be valid' },
        { path: 'lines', message: 'Lines is required' },
      ],
    },
    { input: { day: '2099-01-01' }, violations: [{ path: 'day', message: 'Bill date must not be in the future' }] },
    {
      input: {
        lines: [{ item: 'purchase_order_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G', quantity: 1, net: -1, tax: 2_000_000_001 }],
      },
      violations: [
        { path: 'lines.0.net', message: 'Net must be at least £0.00' },
        { path: 'lines.0.tax', message: 'VAT must be at most £20,000,000.00' },
      ],
    },
    {
      input: { lines: [{ item: 'purchase_order_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G', quantity: 1, net: 0, tax: 0 }] },
      violations: [{ path: 'lines.0.item', message: 'This item no longer exists.' }],
    },
  ],
  refused: [
    orderIs('draft', 'This purchase order is a draft. A bill can be recorded once it is confirmed.'),
    orderIs('canceled', 'This purchase order is canceled, so no bill can be recorded for it.'),
    orderIs('complete', 'This purchase order is complete, so no further bill can be recorded for it.'),
  ],
  shows: () => ({
    number: 'RCV-2026-0311',
    day: '2026-11-12T00:00:00.000Z',
    takenBackAt: null,
    lines: { edges: [{ node: { quantity: 2, netPrice: { amount: 91_000 }, tax: { amount: 18_200 } } }] },
  }),
  expectedChanges: [
    'created supplier_bills/*',
    'created supplier_bill_lines/*',
    'purchase_order_items/:id',
    'updated purchase_orders/:id',
    'suppliers/:id',
    'training_classes/:id',
  ],
};

/** The candidates are orders with a bill. Each has the ulid of its bill. */
export const takeBackSupplierBill: MutationCase = {
  name: 'takeBackSupplierBill',
  does: 'changes',
  table: 'supplier_bill',
  record: 'supplierBill',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOrders(database, 4, { status: 'billed', billed: 2 }),
  input: (ulid) => ({ id: `supplier_bills/${ulid}`, reason: 'It was for another order.' }),
  invalid: [
    {
      input: { id: 'purchase_orders/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'id', message: 'Bill must be valid' }],
    },
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
  ],
  refused: [
    {
      when: 'it has been taken back',
      sql: `UPDATE supplier_bill SET taken_back_at = now(), taken_back_reason = 'Wrong' WHERE id = :id`,
      message: 'This bill has already been taken back.',
    },
    {
      when: 'its order is complete',
      sql: `UPDATE purchase_order SET status = 'complete', number = 99201 WHERE id = :id`,
      message: 'PO-99201 is complete, so this bill can no longer be taken back.',
    },
  ],
  shows: () => ({
    takenBackAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    takenBackReason: 'It was for another order.',
  }),
  expectedChanges: ['updated supplier_bills/:id', 'updated purchase_orders/:id', 'suppliers/:id'],
};

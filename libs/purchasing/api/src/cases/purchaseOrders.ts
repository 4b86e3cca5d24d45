import type { MutationCase } from '@console/api-kit/testing';
import { addOrders } from '../testing/orderRows.ts';

const item = { description: 'Working lunch', quantity: 12, unitPrice: 1_150, taxable: true, taxRatePercent: 17.5 };

const shownItem = {
  description: 'Working lunch',
  quantity: 12,
  netPrice: { amount: 13_800 },
  tax: { amount: 2_415 },
  taxRatePercent: 17.5,
};

const invalidItems: MutationCase['invalid'] = [
  { input: { items: [] }, violations: [{ path: 'items', message: 'Items is required' }] },
  {
    input: { items: [{ ...item, description: '', quantity: 0, unitPrice: -1, taxRatePercent: 101 }] },
    violations: [
      { path: 'items.0.description', message: 'Description is required' },
      { path: 'items.0.quantity', message: 'Quantity must be at least 1' },
      { path: 'items.0.unitPrice', message: 'Unit price must be at least £0.00' },
      { path: 'items.0.taxRatePercent', message: 'Tax rate must be at most 100%' },
    ],
  },
  {
    input: { items: [item, { ...item, quantity: 2, unitPrice: 1_000_000_000 }] },
    violations: [{ path: 'items.1.unitPrice', message: 'A purchase order can come to at most £20,000,000.00' }],
  },
];

/** The candidates are classes, each with a delivered order to a trainer who is paid through the supplier with the ulid of the class. */
export const createPurchaseOrder: MutationCase = {
  name: 'createPurchaseOrder',
  does: 'makes',
  table: 'purchase_order',
  record: 'purchaseOrder',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOrders(database, 4, { status: 'delivered', classStatus: 'confirmed', toTrainer: true }),
  input: (ulid) => ({ supplier: `suppliers/${ulid}`, trainingClass: `training_classes/${ulid}`, items: [item] }),
  invalid: [
    ...invalidItems,
    {
      input: { supplier: '', trainingClass: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [
        { path: 'supplier', message: 'Supplier is required' },
        { path: 'trainingClass', message: 'Class must be valid' },
      ],
    },
  ],
  refused: [
    {
      when: 'the class is canceled',
      sql: `UPDATE training_class SET status = 'canceled' WHERE id = :id`,
      message: 'This class is canceled, so no purchase order can be raised for it.',
    },
    {
      when: 'the supplier is a trainer who has an order for the class that can be changed',
      sql: `UPDATE purchase_order SET status = 'draft', number = 99101 WHERE id = :id`,
      message: 'PO-99101 is this trainer’s order for the class already. Change its items instead.',
    },
  ],
  shows: (_viewer, ulid) => ({
    status: 'draft',
    acknowledgedAt: null,
    supplier: { id: `suppliers/${ulid}` },
    trainingClass: { id: `training_classes/${ulid}` },
    netPrice: { amount: 13_800 },
    tax: { amount: 2_415 },
    gross: { amount: 16_215 },
    items: { edges: [{ node: shownItem }] },
  }),
  expectedChanges: [
    'created purchase_orders/*',
    'created purchase_order_items/*',
    'suppliers/:id',
    'training_classes/:id',
    'lists PurchaseOrder',
  ],
};

export const updatePurchaseOrderItems: MutationCase = {
  name: 'updatePurchaseOrderItems',
  does: 'changes',
  table: 'purchase_order',
  record: 'purchaseOrder',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOrders(database, 4, { status: 'confirmed', classStatus: 'confirmed' }),
  input: (ulid) => ({
    id: `purchase_orders/${ulid}`,
    reason: 'Twelve people eat.',
    items: [
      { id: `purchase_order_items/${ulid}`, description: 'Room hire', quantity: 3, unitPrice: 45_000, taxable: false },
      item,
    ],
  }),
  invalid: [
    ...invalidItems,
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    { input: { reason: null }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    {
      input: { items: [{ ...item, id: 'purchase_order_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }] },
      violations: [{ path: 'items.0.id', message: 'This item no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'it is delivered',
      sql: `UPDATE purchase_order SET status = 'delivered' WHERE id = :id`,
      message: 'This purchase order is delivered, so its items can no longer be changed.',
    },
  ],
  shows: () => ({
    status: 'confirmed',
    acknowledgedAt: null,
    netPrice: { amount: 148_800 },
    tax: { amount: 2_415 },
    gross: { amount: 151_215 },
    items: {
      edges: [
        {
          node: {
            ...shownItem,
            description: 'Room hire',
            quantity: 3,
            netPrice: { amount: 135_000 },
            tax: { amount: 0 },
            taxRatePercent: null,
          },
        },
        { node: shownItem },
      ],
    },
  }),
  expectedChanges: [
    'updated purchase_orders/:id',
    'updated purchase_order_items/:id',
    'created purchase_order_items/*',
    'suppliers/:id',
    'training_classes/:id',
    'lists PurchaseOrder',
  ],
};

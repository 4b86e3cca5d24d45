import { audited, connection, idOf } from '@console/testing';

/** Answers of the API, for the tests of this remote. */

export const pounds = (value: number) => ({ amount: Math.round(value * 100), currency: 'GBP', formatted: `£${value}` });

export const priya = {
  id: idOf('users', 1),
  avatarUrl: null,
  person: { id: idOf('people', 1), fullName: 'Priya Nair' },
};

export const whitfield = {
  id: idOf('suppliers', 1),
  reference: 'SU-4001',
  name: 'Whitfield Training',
  purchasesEmail: 'orders@whitfield.example',
  primaryContact: {
    id: idOf('people', 9),
    fullName: 'Hannah Whitfield',
    email: 'hannah@whitfield.example',
    mobile: '07700 900123',
    telephone: null,
    user: null,
  },
};

export const albion = {
  ...whitfield,
  id: idOf('suppliers', 2),
  reference: 'SU-4002',
  name: 'Albion Suites',
  primaryContact: null,
};

export const leadership = {
  id: idOf('training_classes', 20871),
  reference: 'TC-20871',
  title: 'Leadership Essentials',
  status: 'confirmed',
};

export const delivery = {
  id: idOf('purchase_order_items', 1),
  description: 'Leadership Essentials, delivery',
  quantity: 2,
  unitPrice: pounds(495),
  taxRatePercent: null,
  taxable: true,
  netPrice: pounds(990),
  tax: pounds(198),
  billedQuantity: 0,
  billedNetPrice: pounds(0),
  billedTax: pounds(0),
};

export const travel = {
  ...delivery,
  id: idOf('purchase_order_items', 2),
  description: 'Travel',
  unitPrice: pounds(30),
  taxable: false,
  netPrice: pounds(60),
  tax: pounds(0),
};

/** A confirmed order that is not acknowledged. The number is that of its reference: 30123 gives PO-30123. */
export function order(number: number, more: object = {}) {
  return {
    id: idOf('purchase_orders', number),
    reference: `PO-${number}`,
    status: 'confirmed',
    raisedAt: '2026-11-12T09:30:00.000Z',
    acknowledgedAt: null,
    acknowledgedBy: null,
    netPrice: pounds(1050),
    tax: pounds(198),
    bills: [],
    impactOf: [],
    version: 4,
    supplier: whitfield,
    trainingClass: leadership,
    items: connection([delivery, travel]),
    ...audited,
    ...more,
  };
}

/** The same order, acknowledged by Priya Nair. */
export function acknowledged(number: number, more: object = {}) {
  return order(number, { acknowledgedAt: '2026-11-18T11:05:00.000Z', acknowledgedBy: priya, ...more });
}

/** The server's error when a rule forbids a change. */
export function refusal(message: string): Error {
  return Object.assign(new Error(message), { extensions: { status: 409 } });
}

/** A bill about the delivery of PO-30123, which has this status. The number 1 gives R-1. */
export function bill(number: number, more: object = {}, status = 'delivered') {
  const purchaseOrder = { id: idOf('purchase_orders', 30123), reference: 'PO-30123', status };
  const item = { ...delivery, purchaseOrder };
  return {
    id: idOf('supplier_bills', number),
    version: 1,
    number: `R-${number}`,
    day: '2026-11-12T00:00:00.000Z',
    takenBackAt: null,
    takenBackReason: null,
    purchaseOrders: [purchaseOrder],
    lines: connection([
      { id: idOf('supplier_bill_lines', number), netPrice: pounds(990), tax: pounds(198), quantity: 2, item },
    ]),
    ...more,
  };
}

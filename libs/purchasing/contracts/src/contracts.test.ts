import { expect, test } from 'vitest';
import {
  acknowledgementOf,
  acknowledgePurchaseOrderInput,
  bankDetailsForm,
  createPurchaseOrderInput,
  createSupplierInput,
  maskedAccountNumber,
  maskedSortCode,
  movesOfBankChange,
  movesOfOrder,
  pendingStatuses,
  purchaseOrderLinks,
  purchaseOrderMoves,
  purchaseOrderStatuses,
  recordSupplierBillInput,
  supplierLinks,
  whyNotAcknowledge,
  whyNotMoveBankChange,
  whyNotMoveOrder,
  whyOrderStays,
} from './index.ts';

const at = '2026-11-20T09:00:00.000Z';

test('paths contain the bare ulid of an id', () => {
  expect(purchaseOrderLinks.list()).toBe('/purchase-order');
  expect(purchaseOrderLinks.detail('purchase_orders/01JABC')).toBe('/purchase-order/01JABC');
  expect(supplierLinks.detail('/suppliers/01JABC')).toBe('/supplier/01JABC');
});

test('PUR-05 an unknown status is shown as draft', () => {
  expect(purchaseOrderStatuses.values.map(purchaseOrderStatuses.of)).toEqual(purchaseOrderStatuses.values);
  expect(purchaseOrderStatuses.of('archived')).toBe('draft');
});

test('an order is pending until it has a time of acknowledgement', () => {
  const status = 'confirmed';
  expect(acknowledgementOf({ status, acknowledgedAt: null })).toBe('pending');
  expect(acknowledgementOf({ status, acknowledgedAt: undefined })).toBe('pending');
  expect(acknowledgementOf({ status, acknowledgedAt: at })).toBe('acknowledged');
});

test('PUR-02 nobody waits for the supplier of a draft; a provisional order is pending', () => {
  for (const status of ['draft', 'archived']) expect(acknowledgementOf({ status, acknowledgedAt: null })).toBeNull();
  expect(acknowledgementOf({ status: 'provisional', acknowledgedAt: null })).toBe('pending');
  expect(pendingStatuses).toEqual(['provisional', 'confirmed', 'delivered', 'billed', 'complete']);
});

test('PUR-02 a canceled order is neither acknowledged nor pending', () => {
  for (const acknowledgedAt of [null, at]) expect(acknowledgementOf({ status: 'canceled', acknowledgedAt })).toBeNull();
});

test.each([
  ['draft', null, 'This purchase order is a draft. It can be acknowledged once the supplier has it.'],
  ['provisional', null, null],
  ['confirmed', null, null],
  ['delivered', null, null],
  ['complete', null, null],
  ['billed', null, null],
  // A state of a newer release is shown as draft, so it is judged as one.
  ['archived', null, 'This purchase order is a draft. It can be acknowledged once the supplier has it.'],
  ['canceled', null, 'This purchase order is canceled and can no longer be acknowledged.'],
  ['confirmed', at, 'This purchase order has already been acknowledged.'],
  ['canceled', at, 'This purchase order has already been acknowledged.'],
])('an order that is %s and acknowledged at %s is refused with: %s', (status, acknowledgedAt, reason) => {
  expect(whyNotAcknowledge({ status, acknowledgedAt })).toBe(reason);
});

test("the input has the order's id and may have the version that the person has seen", () => {
  const id = 'purchase_orders/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const takes = (input: object) => acknowledgePurchaseOrderInput.safeParse(input).success;
  expect([{ id }, { id, version: null }, { id, version: 1 }].map(takes)).toEqual([true, true, true]);
  expect([{ id, version: 1.5 }, { version: 1 }, { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }].map(takes)).toEqual([
    false,
    false,
    false,
  ]);
});

test('an order moves on to complete, and can be canceled until it is delivered', () => {
  const { cancel, unbill, ...way } = purchaseOrderMoves.moves;
  expect(Object.values(way).map(({ from, to }) => [...from, to])).toEqual([
    ['draft', 'provisional'],
    ['provisional', 'confirmed'],
    ['confirmed', 'delivered'],
    ['delivered', 'billed'],
    ['billed', 'complete'],
  ]);
  expect(cancel.from).toEqual(['draft', 'provisional', 'confirmed']);
  // No person makes this move: a bill was taken back.
  expect([unbill.from, unbill.to]).toEqual([['billed'], 'delivered']);
  expect(Object.keys(purchaseOrderStatuses.labels).sort()).toEqual([...purchaseOrderStatuses.values].sort());
});

test.each([
  ['confirm', { status: 'provisional', items: 0 }, 'Before it is confirmed this purchase order needs an item.'],
  ['confirm', { status: 'provisional', items: 1 }, null],
  ['deliver', { status: 'confirmed', classStatus: null }, null],
  ['deliver', { status: 'confirmed', classStatus: 'delivered' }, null],
  ['deliver', { status: 'confirmed', classStatus: 'canceled' }, null],
  [
    'deliver',
    { status: 'confirmed', classStatus: 'confirmed' },
    'This purchase order is delivered with its class. It can be marked by hand once the class is delivered or canceled.',
  ],
  ['bill', { status: 'delivered', hasBill: false }, 'No bill is recorded for this purchase order. Record it first.'],
  ['bill', { status: 'delivered', hasBill: true }, null],
  [
    'cancel',
    { status: 'confirmed', hasBill: true },
    'A bill is recorded for this purchase order. Take it back before the order is canceled.',
  ],
  ['cancel', { status: 'draft' }, null],
  [
    'cancel',
    { status: 'delivered' },
    'This purchase order is delivered. Only one that is draft, provisional or confirmed can become canceled.',
  ],
] as const)('PUR-05 the guard of the move %s of an order that is %o says: %s', (move, order, reason) => {
  expect(whyNotMoveOrder(move, order)).toBe(reason);
});

test('PUR-05 a state offers its moves to a person', () => {
  const offered = purchaseOrderStatuses.values.map((status) => [status, movesOfOrder({ status })]);
  expect(Object.fromEntries(offered)).toEqual({
    draft: ['propose', 'cancel'],
    provisional: ['confirm', 'cancel'],
    confirmed: ['deliver', 'cancel'],
    delivered: ['bill'],
    billed: ['complete'],
    complete: [],
    canceled: [],
  });
});

test('an order comes to at most £20,000,000.00, all items together', () => {
  const supplier = 'suppliers/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const said = (...prices: [quantity: number, unitPrice: number][]) => {
    const items = prices.map(([quantity, unitPrice]) => ({ description: 'Room', quantity, unitPrice, taxable: true }));
    const { error } = createPurchaseOrderInput.safeParse({ supplier, items });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };
  const tooMuch = 'A purchase order can come to at most £20,000,000.00';
  expect(said([1, 2_000_000_000])).toEqual([]);
  expect(said([2, 1_000_000_001])).toEqual([`items.0.unitPrice: ${tooMuch}`]);
  expect(said([1, 2_000_000_000], [1, 1])).toEqual([`items.1.unitPrice: ${tooMuch}`]);
  expect(said([0, 1])).toEqual(['items.0.quantity: Quantity must be at least 1']);
  expect(said([10_001, 1])).toEqual(['items.0.quantity: Quantity must be at most 10000']);
  expect(said()).toEqual(['items: Items is required']);
});

test('a bill names something, and no item twice', () => {
  const [one, other] = [
    'purchase_order_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    'purchase_order_items/01J9ZK0Q3M6V8T2B4C6D8E0F1H',
  ];
  const said = (...lines: object[]) => {
    const bill = { supplier: 'suppliers/01J9ZK0Q3M6V8T2B4C6D8E0F1G', number: '4711', day: '2026-11-10' };
    const { error } = recordSupplierBillInput.safeParse({ ...bill, lines });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };
  const nothing = { item: one, quantity: 0, net: 0, tax: 0 };
  expect(said({ ...nothing, quantity: 1 })).toEqual([]);
  expect(said({ ...nothing, net: 25_000 })).toEqual([]);
  expect(said(nothing, { ...nothing, item: other, quantity: 1 })).toEqual([]);
  expect(said(nothing)).toEqual(['lines.0.quantity: The bill needs a quantity or an amount']);
  expect(said({ ...nothing, quantity: 1 }, { ...nothing, quantity: 1 })).toEqual([
    'lines.1.quantity: The bill names this item twice',
  ]);
});

test('when a trainer loses the class, their order is canceled unless it is acknowledged', () => {
  const stays = (status: string, acknowledgedAt: string | null = null) => whyOrderStays({ status, acknowledgedAt });
  expect([stays('draft'), stays('provisional')]).toEqual([null, null]);
  expect([stays('confirmed'), stays('delivered')]).toEqual(['stays: it is confirmed', 'stays: it is delivered']);
  expect(stays('draft', at)).toBe('stays: it has been acknowledged');
});

test('PUR-01 a sort code is read as people write it, and an account number with spaces', () => {
  const read = (bankSortCode: string, bankAccountNumber: string) =>
    bankDetailsForm.safeParse({ bankSortCode, bankAccountNumber }).data ?? null;
  const details = { bankSortCode: '12-34-56', bankAccountNumber: '12345678' };
  for (const sortCode of ['123456', '12-34-56', ' 12 34 56 ', '12–34–56']) {
    expect(read(sortCode, '1234 5678')).toEqual(details);
  }
  for (const sortCode of ['12345', '1234567', '12/34/56', '١٢٣٤٥٦']) expect(read(sortCode, '12345678')).toBeNull();
  for (const account of ['1234567', '123456789', '1234567a', '-12345678']) expect(read('123456', account)).toBeNull();
  expect([maskedSortCode(details.bankSortCode), maskedAccountNumber(details.bankAccountNumber)]).toEqual([
    '••-••-56',
    '•••••678',
  ]);
});

test('PUR-01 a new supplier has both bank details or neither', () => {
  const supplier = { name: 'Aire Print', vatRegistered: false };
  const complaints = (bank: object) =>
    createSupplierInput
      .safeParse({ ...supplier, ...bank })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(complaints({})).toBeUndefined();
  expect(complaints({ bankSortCode: '123456', bankAccountNumber: '12345678' })).toBeUndefined();
  expect(complaints({ bankSortCode: '123456' })).toEqual([['bankAccountNumber', 'Bank account number is required']]);
  expect(complaints({ bankAccountNumber: '12345678' })).toEqual([['bankSortCode', 'Bank sort code is required']]);
});

test('PUR-01 who has proposed bank details withdraws them, and others approve or reject them', () => {
  const refusals = (proposedByViewer: boolean) =>
    movesOfBankChange({ status: 'pending' }).filter(
      (move) => whyNotMoveBankChange(move, { status: 'pending', proposedByViewer }) !== null,
    );
  expect(refusals(true)).toEqual(['approve', 'reject']);
  expect(refusals(false)).toEqual(['withdraw']);
  for (const status of ['approved', 'rejected', 'canceled']) expect(movesOfBankChange({ status })).toEqual([]);
});

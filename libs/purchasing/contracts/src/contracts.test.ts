import { expect, test } from 'vitest';
import {
  acknowledgementOf,
  acknowledgePurchaseOrderInput,
  purchaseOrderLinks,
  purchaseOrderMoves,
  purchaseOrderStatuses,
  supplierLinks,
  whyNotAcknowledge,
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
  expect(acknowledgementOf({ acknowledgedAt: null })).toBe('pending');
  expect(acknowledgementOf({ acknowledgedAt: undefined })).toBe('pending');
  expect(acknowledgementOf({ acknowledgedAt: at })).toBe('acknowledged');
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
  const { cancel, ...way } = purchaseOrderMoves.moves;
  expect(Object.values(way).map(({ from, to }) => [...from, to])).toEqual([
    ['draft', 'provisional'],
    ['provisional', 'confirmed'],
    ['confirmed', 'delivered'],
    ['delivered', 'billed'],
    ['billed', 'complete'],
  ]);
  expect(cancel.from).toEqual(['draft', 'provisional', 'confirmed']);
  expect(Object.keys(purchaseOrderStatuses.labels).sort()).toEqual([...purchaseOrderStatuses.values].sort());
});

test('when a trainer loses the class, their order is canceled unless it is acknowledged', () => {
  const stays = (status: string, acknowledgedAt: string | null = null) => whyOrderStays({ status, acknowledgedAt });
  expect([stays('draft'), stays('provisional')]).toEqual([null, null]);
  expect([stays('confirmed'), stays('delivered')]).toEqual(['stays: it is confirmed', 'stays: it is delivered']);
  expect(stays('draft', at)).toBe('stays: it has been acknowledged');
});

import { expect, test } from 'vitest';
import {
  ageInDays,
  ageingBucketOf,
  ageingBuckets,
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus,
  type InvoiceType,
  invoiceLinks,
  invoiceStatuses,
  invoiceTypes,
  whyNotDraftAgain,
} from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(invoiceLinks.list()).toBe('/invoice');
  expect(invoiceLinks.detail('invoices/01JABC')).toBe('/invoice/01JABC');
});

test('an unknown status is shown as draft, a voided invoice has the void label', () => {
  expect(invoiceStatuses.values.map(invoiceStatuses.of)).toEqual(invoiceStatuses.values);
  expect(invoiceStatuses.of('disputed')).toBe('draft');
  expect(invoiceStatuses.labels.voided).toBe('Void');
});

test('an unknown invoice type is shown as other', () => {
  expect(invoiceTypes.values.map(invoiceTypes.labelOf)).toEqual(['Invoice', 'Credit note', 'Pro forma', 'Other']);
  expect(invoiceTypes.labelOf('self_billed')).toBe('Other');
});

test.each([
  ['2026-11-18', '2026-11-18T23:59:59.999Z', 0],
  ['2026-11-18', '2026-11-19T00:00:00.000Z', 1],
  ['2026-10-20', '2026-11-18T23:59:59.999Z', 29],
  ['2026-10-19', '2026-11-18T00:00:00.000Z', 30],
  // British clocks go back in this night.
  ['2026-10-24', '2026-10-26T00:30:00.000Z', 2],
  ['2026-12-01', '2026-11-18T10:00:00.000Z', 0],
])('an invoice of %s, seen at %s, is %i days old', (documentDate, now, days) => {
  expect(ageInDays(documentDate, now)).toBe(days);
});

test('an invoice of 29 days is in the younger bucket, one of 30 days in the older', () => {
  expect([0, 29, 30, 400].map(ageingBucketOf)).toEqual(['lte29', 'lte29', 'gte30', 'gte30']);
  expect(ageingBuckets.labels).toEqual({ lte29: 'less than 30 days old', gte30: '30 days or more' });
});

test('the dates of a draft can be changed, the notes until the invoice is voided', () => {
  expect(invoiceStatuses.values.filter(canWriteDates)).toEqual(['draft']);
  expect(invoiceStatuses.values.filter((status) => !canWriteNotes(status))).toEqual(['voided']);
});

test('a void invoice is drafted again as far as its items are confirmed and on no other invoice', () => {
  const ask = (more: { type?: InvoiceType; status?: InvoiceStatus }, ...items: [string, string | null][]) =>
    whyNotDraftAgain({
      ...{ type: 'invoice', status: 'voided', ...more },
      items: items.map(([status, billedBy]) => ({ status, billedBy })),
    });
  expect(ask({}, ['confirmed', null])).toBeNull();
  expect(ask({}, ['canceled', null], ['delivered', null])).toBeNull();
  expect(ask({ status: 'confirmed' }, ['confirmed', null])).toBe('Only a void invoice is drafted again.');
  expect(ask({})).toBe('Only an invoice for items of a booking is drafted again.');
  expect(ask({ type: 'credit_note' }, ['confirmed', null])).toBe(
    'Only an invoice for items of a booking is drafted again.',
  );
  expect(ask({}, ['confirmed', 'INV-2'], ['canceled', null])).toBe('INV-2 bills already what this invoice was for.');
  expect(ask({}, ['on_hold', null])).toMatch(/is on hold/);
  expect(ask({}, ['canceled', null])).toBe('What this invoice was for is canceled.');
});

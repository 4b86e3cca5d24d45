import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { AgeingBadge, StatusBadge, StatusMark, statusLook, statusOptions } from './index.ts';

test.each([
  ['booking', 'on_hold', 'On hold', 'warning'],
  ['class', 'postponed', 'Postponed', 'warning'],
  ['purchaseOrder', 'billed', 'Billed', 'brand'],
  ['invoice', 'paid_partial', 'Part paid', 'brand'],
  ['invoice', 'paid_overpaid', 'Overpaid', 'warning'],
  ['invoice', 'voided', 'Void', 'outline'],
  ['ticket', 'in_progress', 'In progress', 'brand'],
  ['changeRequest', 'errored', 'Errored', 'danger'],
  ['job', 'timeout', 'Timeout', 'danger'],
  ['attendance', 'full', 'Full', 'success'],
  ['emailLog', 'failed', 'Failed', 'danger'],
  ['saleSignal', 'new', 'New', 'neutral'],
  ['priority', 'high', 'High', 'warning'],
  ['account', 'inactive', 'Inactive', 'outline'],
] as const)('%s %s reads %s in the tone %s', (entity, status, word, tone) => {
  expect(statusLook(entity, status)).toMatchObject({ word, tone });
});

test('the same word looks the same for every entity', () => {
  for (const entity of ['class', 'purchaseOrder', 'invoice'] as const) {
    expect(statusLook(entity, 'confirmed')).toBe(statusLook('booking', 'confirmed'));
  }
  for (const status of ['queued', 'failed']) expect(statusLook('emailLog', status)).toBe(statusLook('job', status));
});

test('an unknown status falls back as the specification says', () => {
  expect(statusLook('purchaseOrder', 'new_state').word).toBe('Draft');
  expect(statusLook('invoice', 'new_state').word).toBe('Draft');
  expect(statusLook('job', 'new_state').word).toBe('Unknown Status');
  expect(statusLook('booking', 'awaiting_venue').word).toBe('Awaiting venue');
});

test("filters offer every status in the order of the record's life", () => {
  expect(statusOptions('booking').map(({ value }) => value)).toEqual([
    'draft',
    'confirmed',
    'delivered',
    'complete',
    'on_hold',
    'canceled',
  ]);
});

test('a badge is a word and an icon, 20 px high', () => {
  const { container } = show(<StatusBadge entity="booking" status="confirmed" />);
  expect(container.textContent).toBe('Confirmed');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('svg')?.parentElement?.getBoundingClientRect().height).toBe(20);
});

test.each([
  [1, '1 day old'],
  [29, '29 days old'],
  [30, '30 days old'],
])('an invoice of %d days is %s', (days, words) => {
  expect(show(<AgeingBadge days={days} />).container.textContent).toBe(words);
});

test('a mark without room for its word is a picture with that name', async () => {
  const { getByRole } = show(<StatusMark entity="attendance" status="partial" />);
  const mark = getByRole('img', { name: 'Partial' });
  expect(mark.textContent).toBe('');
  expect(mark.title).toBe('Partial');
});

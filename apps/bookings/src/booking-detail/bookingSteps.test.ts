import { expect, test } from 'vitest';
import { bookingSteps, type Invoicing, type ProgressingBooking } from './bookingSteps.ts';

const now = '2026-11-18T10:00:00Z';
const first = { status: 'confirmed', startsAt: '2026-11-24T09:30:00Z', endsAt: '2026-11-25T16:30:00Z' };
const second = { status: 'confirmed', startsAt: '2026-12-02T09:30:00Z', endsAt: '2026-12-03T16:30:00Z' };
const none = { items: 0, due: 475_200, paid: 0 };

function stepsOf(more: Partial<ProgressingBooking>, invoicing: Invoicing | null = none) {
  const booking = {
    status: 'confirmed',
    createdAt: '2026-11-10T10:00:00Z',
    confirmedAt: '2026-11-16T09:12:00Z',
    items: [first, second],
  };
  return bookingSteps({ ...booking, ...more }, invoicing, now).map(
    ({ label, detail, state }) => `${label}: ${detail ?? '?'} (${state})`,
  );
}

test('a confirmed booking shows the date of its next class', () => {
  expect(stepsOf({})).toEqual([
    'Draft: 10 Nov 2026 (done)',
    'Confirmed: 16 Nov 2026 (done)',
    'Delivered: Next, on 24 Nov 2026 (current)',
    'Invoiced: 0 of 2 items (todo)',
    'Paid: £0.00 of £4,752.00 (todo)',
  ]);
});

test('the next step of a draft is to be confirmed; a booking on hold shows "On hold" at this step', () => {
  expect(stepsOf({ status: 'draft' }).slice(0, 2)).toEqual(['Draft: 10 Nov 2026 (current)', 'Confirmed:  (todo)']);
  expect(stepsOf({ status: 'on_hold' })[1]).toBe('Confirmed: On hold (current)');
});

test('a delivered booking shows the date of delivery; canceled items do not count', () => {
  const past = { ...first, status: 'delivered', endsAt: '2026-11-12T16:30:00Z' };
  const items = [past, { ...second, status: 'canceled' }];
  const [, , delivered, invoiced] = stepsOf({ status: 'delivered', items }, { items: 1, due: 237_600, paid: 0 });
  expect(delivered).toBe('Delivered: 12 Nov 2026 (done)');
  expect(invoiced).toBe('Invoiced: 1 of 1 item (done)');
});

test('without a future class the step counts the delivered items', () => {
  const past = { ...first, startsAt: '2026-11-11T09:30:00Z' };
  const undated = { status: 'confirmed', startsAt: null, endsAt: null };
  expect(stepsOf({ items: [{ ...past, status: 'delivered' }, past] })[2]).toBe('Delivered: 1 of 2 items (current)');
  expect(stepsOf({ items: [undated] })[2]).toBe('Delivered: 0 of 1 item (current)');
});

test('a booking is paid only when all that is due is paid; a free one from the start', () => {
  const complete = { status: 'complete', items: [{ ...first, status: 'complete' }] };
  const paid = (pence: number, due = 475_200) => stepsOf(complete, { items: 1, due, paid: pence })[4];
  expect(paid(475_199)).toBe('Paid: £4,751.99 of £4,752.00 (current)');
  expect(paid(475_200)).toBe('Paid: £4,752.00 of £4,752.00 (done)');
  expect(paid(0, 0)).toBe('Paid: £0.00 of £0.00 (done)');
  expect(stepsOf({ status: 'draft', items: [] }, { items: 0, due: 0, paid: 0 })[4]).toBe('Paid: £0.00 of £0.00 (todo)');
});

test('the steps do not mention invoices before billing has answered', () => {
  expect(stepsOf({}, null).slice(3)).toEqual(['Invoiced: ? (todo)', 'Paid: ? (todo)']);
});

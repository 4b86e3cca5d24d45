import { connection, everyRoute, renderPanel } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from './remote.ts';
import slots from './slots.ts';
import { booking, calder, invoice, paid, pounds } from './testing/billingData.ts';

const some = { ...connection([invoice(40187), paid(40100, { type: 'credit_note', status: 'voided' })]), totalCount: 2 };
const none = { ...connection([]), totalCount: 0 };

function besideBooking(invoices: unknown) {
  return renderPanel({
    ...{ remote, slots, fill: 'billing.booking-invoices', props: { booking: booking.id }, host: everyRoute },
    data: { booking: () => ({ ...booking, invoices }) },
  });
}

function besideCustomer(invoices: unknown, balanceOwed = pounds(1376)) {
  return renderPanel({
    ...{ remote, slots, fill: 'billing.customer-invoices', props: { customer: calder.id }, host: everyRoute },
    data: { customer: () => ({ ...calder, balanceOwed, invoices }) },
  });
}

const panel = async () => within(await screen.findByRole('region', { name: /Invoices/ }));

test('the invoices beside a booking show status, age and gross, each as a link', async () => {
  const { requests } = await besideBooking(some);
  const card = await panel();
  expect(requests[0]?.variables).toEqual({ booking: booking.id });
  for (const words of ['Part paid', '17 days old', 'Void']) card.getByText(words);
  expect(card.getAllByText('£2,376.00')).toHaveLength(2);
  expect(card.getByText(/Credit note/).textContent).toBe('Credit note, 30 Oct 2026');
  expect(card.getByRole('link', { name: 'INV-40187' }).getAttribute('href')).toMatch(/^\/invoice\/[0-9A-Z]{26}$/);
});

test('the panel of a booking without invoices says that there are none', async () => {
  await besideBooking(none);
  (await panel()).getByText('No invoices yet.');
});

test('the panel beside a customer shows the balance, the latest invoices and a link to all of them', async () => {
  await besideCustomer({ ...some, totalCount: 14 });
  const card = await panel();
  card.getByText('Balance owed');
  card.getByText('£1,376.00');
  card.getByText('14');
  expect(card.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    `/invoice?customer=${calder.id.split('/')[1]}`,
  );
});

test('a customer who has overpaid is in credit', async () => {
  await besideCustomer(some, pounds(-25));
  const card = await panel();
  card.getByText('In credit');
  card.getByText('£25.00');
});

test('a customer without invoices has no balance and no link to them', async () => {
  await besideCustomer(none, pounds(0));
  const card = await panel();
  card.getByText('No invoices yet.');
  expect(card.queryByRole('link')).toBeNull();
  expect(card.queryByText('Balance owed')).toBeNull();
});

test('a panel whose data fails to load shows the error in its own place', async () => {
  await besideBooking(new Error('No.'));
  await screen.findByText(/did not load/);
  screen.getByRole('button', { name: 'Try again' });
});

test('the panel beside a booking says what is to be refunded or credited, and for which invoice', async () => {
  const canceled = paid(40187, { toBeRefunded: pounds(594) });
  await renderPanel({
    ...{ remote, slots, fill: 'billing.booking-invoices', props: { booking: booking.id }, host: everyRoute },
    data: {
      booking: () => ({
        ...booking,
        toBeRefunded: pounds(594),
        invoices: { ...connection([canceled, paid(40100)]), totalCount: 2 },
      }),
    },
  });
  const card = await panel();
  card.getByText('£594.00 to be refunded or credited');
  card.getByText('£594.00 to refund');
  card.getByRole('button', { name: 'Credit INV-40187' });
  expect(card.queryByRole('button', { name: 'Credit INV-40100' })).toBeNull();
});

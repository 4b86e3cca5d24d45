import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { acknowledged, delivery, order, pounds, travel, whitfield } from '../testing/purchasingData.ts';

function open(found: object | null, host = {}) {
  return renderScreen({
    remote,
    routes,
    at: `/purchase-order/${idOf('', 30123).slice(1)}`,
    data: { purchaseOrder: () => found },
    host,
  });
}

test('PUR-03 an order shows its state, supplier, class and totals', async () => {
  const { requests } = await open(order(30123));
  expect(requests[0]?.variables).toEqual({ id: idOf('purchase_orders', 30123) });
  screen.getByRole('heading', { level: 1, name: /PO-30123/ });
  screen.getByText('Confirmed');
  screen.getByText('Pending');
  expect(fact('Supplier').textContent).toBe('Whitfield Training');
  expect(fact('Primary contact').textContent).toContain('Hannah Whitfield');
  expect(fact('Class').textContent).toContain('TC-20871 Leadership Essentials');
  expect(fact('Acknowledged').textContent).toBe('Not yet');
  expect(fact('Net price').textContent).toBe('£1,050.00');
  expect(fact('VAT').textContent).toBe('£198.00');
  expect(fact('Total').textContent).toBe('£1,248.00');
  expect(document.title).toBe('PO-30123 Whitfield Training');
});

test('PUR-03 the items show quantity, unit price, tax and net price', async () => {
  await open(
    order(30123, {
      items: connection([
        delivery,
        { ...travel, taxable: true, taxRatePercent: 5, tax: pounds(3) },
        { ...travel, id: 'x' },
      ]),
    }),
  );
  const [, first, second, third] = within(screen.getByRole('table', { name: 'Items' })).getAllByRole('row');
  const words = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(words(first)).toEqual(['Leadership Essentials, delivery', '2', '£495.00', '20%', '£198.00', '£990.00']);
  expect(words(second)).toEqual(['Travel', '2', '£30.00', '5%', '£3.00', '£60.00']);
  expect(words(third)).toEqual(['Travel', '2', '£30.00', 'Not taxable', '£0.00', '£60.00']);
});

test('an acknowledged order shows by whom and when, and has no button to acknowledge it', async () => {
  await open(acknowledged(30123));
  expect(fact('Acknowledged').textContent).toContain('Priya Nair');
  expect(fact('Acknowledged').textContent).toContain('18 Nov 2026');
  expect(screen.queryByRole('button', { name: /Acknowledge/ })).toBeNull();
});

test.each([
  ['confirmed', true],
  ['billed', true],
  ['complete', false],
  ['canceled', false],
])(
  'PUR-01 while new bank details of its supplier wait, an order that is %s has a warning: %s',
  async (status, warns) => {
    await open(
      order(30123, { status, supplier: { ...whitfield, pendingBankChange: { id: idOf('supplier_bank_changes', 1) } } }),
    );
    expect(screen.queryByText(/^New bank details wait for approval\./) !== null).toBe(warns);
  },
);

test('NAV-17 the class opens in a new tab', async () => {
  await open(order(30123), everyRoute);
  expect(screen.getByRole('link', { name: /TC-20871/ }).getAttribute('target')).toBe('_blank');
});

test('NAV-10 an order without items says "No items."', async () => {
  await open(order(30123, { items: connection([]) }));
  screen.getByText('No items.');
});

test('NAV-18 an id without an order shows the not-found page', async () => {
  await open(null);
  screen.getByText('This purchase order was not found.');
});

import { connection } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openOrder } from '../testing/openOrder.ts';
import { bill, delivery, order, pounds, travel, whitfield } from '../testing/purchasingData.ts';
import { differenceOf, proposedFor, wholeLine } from './billLine.ts';

const dialog = () => within(screen.getByRole('dialog'));
const line = (name: string) => within(dialog().getByRole('group', { name }));
const value = (element: HTMLElement) => (element as HTMLInputElement).value;

const delivered = (more: object = {}) => order(30123, { status: 'delivered', ...more });

test('PUR-05 a bill begins with what is left; amounts follow the quantity, and the difference to the order shows', async () => {
  let saved = delivered();
  const { user, sent } = await openOrder(() => saved, {
    recordSupplierBill: () => {
      saved = delivered({ bills: [bill(1)], status: 'billed' });
      return { supplierBill: bill(1) };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  const first = line('Leadership Essentials, delivery');
  const [quantity, net, vat] = [/^Quantity/, /^Net/, /^VAT/].map((name) => first.getByRole('textbox', { name }));
  if (!quantity || !net || !vat) throw new Error('A line has three fields.');
  expect([value(quantity), value(net), value(vat)]).toEqual(['2', '990.00', '198.00']);
  first.getByText('As ordered');
  await user.clear(quantity);
  await user.type(quantity, '1');
  await waitFor(() => expect([value(net), value(vat)]).toEqual(['495.00', '99.00']));
  await user.clear(net);
  await user.type(net, '500');
  await user.tab();
  await waitFor(() => expect(value(vat)).toBe('100.00'));
  first.getByText('£5.00 more than ordered');
  await user.type(dialog().getByRole('textbox', { name: /^Bill number/ }), 'R-118');
  await user.type(dialog().getByLabelText(/^Bill date/), '10/11/2026');
  await user.click(dialog().getByRole('button', { name: 'Record bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useRecordBillMutation')).toEqual([
    {
      input: {
        supplier: whitfield.id,
        number: 'R-118',
        day: '2026-11-10',
        lines: [
          { item: delivery.id, quantity: 1, net: 50_000, tax: 10_000 },
          { item: travel.id, quantity: 2, net: 6_000, tax: 0 },
        ],
      },
    },
  ]);
  await screen.findByText('R-1');
});

test('PUR-05 the order shows what is billed, and how it differs from the order', async () => {
  const items = [
    { ...delivery, billedQuantity: 2, billedNetPrice: pounds(1000), billedTax: pounds(200) },
    { ...travel, billedQuantity: 2, billedNetPrice: pounds(60) },
  ];
  await openOrder(() => delivered({ status: 'billed', bills: [bill(1)], items: connection(items) }));
  screen.getByText('£10.00 more than ordered');
  const row = within(screen.getByRole('table', { name: 'Bills' })).getByRole('row', { name: /R-1/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['R-1', '12 Nov 2026', '£990.00', '£198.00', '£1,188.00']));
});

test('PUR-05 a wrong bill is taken back with a reason, and shows it', async () => {
  let saved = delivered({ bills: [bill(1)] });
  const { user, sent } = await openOrder(() => saved, {
    takeBackSupplierBill: () => {
      const back = bill(1, {
        takenBackAt: '2026-11-18T11:05:00.000Z',
        takenBackReason: 'For another order.',
        version: 2,
      });
      saved = delivered({ bills: [back] });
      return { supplierBill: back };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Take back R-1' }));
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'For another order.');
  await user.click(dialog().getByRole('button', { name: 'Take back bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('TakeBackBillDialogMutation')).toEqual([
    { input: { id: bill(1).id, version: 1, reason: 'For another order.' } },
  ]);
  await screen.findByText('For another order.');
});

test('PUR-05 an order is printed: its history keeps it, and the file is downloaded', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.pathname}${this.search}`);
  });
  const { user, sent } = await openOrder(() => order(30123), {
    printPurchaseOrder: { purchaseOrderPrint: { id: 'purchase_order_prints/1' } },
    purchaseOrderFileDownload: { path: 'downloads/purchaseOrderFile?mac=1' },
  });
  await user.click(screen.getByRole('button', { name: 'Print as PDF' }));
  await waitFor(() => expect(opened).toEqual(['/downloads/purchaseOrderFile?mac=1']));
  expect(sent('usePrintOrderMutation')).toEqual([{ input: { purchaseOrder: order(30123).id } }]);
});

test('the last of an item comes to what is left of its price, and a deposit is a difference until it is billed', () => {
  const item = { ...delivery, billedQuantity: 1, billedNetPrice: pounds(500), billedTax: pounds(100) };
  expect(wholeLine(item)).toEqual({ item: delivery.id, quantity: 1, net: 49_000, tax: 9_800 });
  expect(proposedFor(delivery, 1)).toEqual({ net: 49_500, tax: 9_900 });
  expect(differenceOf(delivery, { quantity: 0, net: 25_000 })).toBe(25_000);
  expect(differenceOf(item, { quantity: 1, net: 49_000 })).toBe(0);
});

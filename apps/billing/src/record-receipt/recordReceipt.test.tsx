import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { calder, invoice, pounds } from '../testing/billingData.ts';

const owing = (number: number, value: number) => invoice(number, { balanceDue: pounds(value) });
const openInvoices = { ...connection([owing(40101, 300), owing(40187, 1376)]), totalCount: 2 };

async function openDialog() {
  const opened = await renderScreen({
    ...{ remote, routes, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: {
      invoice: () => invoice(40187),
      customer: () => ({ ...calder, openInvoices, impactOfReceipt: [] }),
      recordReceipt: () => ({
        receipt: { id: idOf('receipts', 1), reference: 'RCP-70001', amount: pounds(1700), onAccount: pounds(24) },
      }),
    },
  });
  await opened.user.click(screen.getByRole('button', { name: 'Record receipt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record receipt' }));
  await dialog.findByText('INV-40101');
  const amountOf = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name: `Amount for ${name}` });
  const sum = dialog.getAllByRole<HTMLInputElement>('textbox', { name: /^Amount/ })[0] as HTMLInputElement;
  return { ...opened, dialog, amountOf, sum };
}

test('BIL-05 this invoice is proposed first, then the oldest, and the rest stays on account', async () => {
  const { user, dialog, amountOf, sum, requests } = await openDialog();
  expect([sum.value, amountOf('INV-40187').value, amountOf('INV-40101').value]).toEqual(['1,376.00', '1,376.00', '']);
  dialog.getByText('All of it is for these invoices.');
  await user.clear(sum);
  await user.type(sum, '1700');
  await user.tab();
  await waitFor(() => expect(amountOf('INV-40101').value).toBe('300.00'));
  dialog.getByText('£24.00 of it stays on account.');
  const save = dialog.getByRole('button', { name: 'Record receipt' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ operation }) => operation === 'RecordReceiptDialogMutation');
  expect(sent?.variables).toMatchObject({
    input: {
      ...{ customer: calder.id, amount: 170_000, paymentMethod: 'bank_transfer' },
      allocations: [
        { invoice: idOf('invoices', 40187), amount: 137_600 },
        { invoice: idOf('invoices', 40101), amount: 30_000 },
      ],
    },
  });
  expect(notices.get()).toMatchObject([{ text: 'RCP-70001 of £1,700.00 is recorded. £24.00 of it is on account.' }]);
});

test('an amount that is changed by hand stays, and too much is said at once', async () => {
  const { user, dialog, amountOf, sum } = await openDialog();
  await user.type(amountOf('INV-40101'), '100');
  await user.tab();
  dialog.getByText('The invoices get £1,476.00, which is £100.00 more than there is.');
  await user.clear(sum);
  await user.type(sum, '1500');
  await user.tab();
  expect(amountOf('INV-40101').value).toBe('100.00');
  dialog.getByText('£24.00 of it stays on account.');
  await user.click(dialog.getByRole('button', { name: 'Propose again' }));
  expect(amountOf('INV-40101').value).toBe('124.00');
});

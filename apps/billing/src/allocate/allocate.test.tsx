import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calder, creditNote, invoice, payment, pounds } from '../testing/billingData.ts';
import { moneyScreen } from '../testing/moneyScreen.ts';

const owing = (number: number, value: number) => invoice(number, { balanceDue: pounds(value) });
const customer = () => ({
  ...calder,
  openInvoices: { ...connection([owing(40101, 60), owing(40150, 300)]), totalCount: 2 },
});

test('BIL-08 what is left of a credit note pays the oldest invoices first, and never more than is left', async () => {
  const { choose, dialog, fill, save, sent } = await moneyScreen({
    ...{ invoice: creditNote, customer },
    allocateCredit: () => ({ invoice: creditNote() }),
  });
  await choose('Pay invoices with it');
  const asked = await dialog('Pay invoices of Calder Valley Housing');
  asked.getByText('£96.00 is left of INV-40187. It counts today.');
  const amountFor = (name: string) =>
    asked.getByRole<HTMLInputElement>('textbox', { name: `Amount for ${name}` }).value;
  expect([amountFor('INV-40101'), amountFor('INV-40150')]).toEqual(['60.00', '36.00']);
  await fill('Amount for INV-40150', '36.01');
  asked.getByText('The invoices get £96.01, which is £0.01 more than there is.');
  await fill('Amount for INV-40150', '');
  asked.getByText('£36.00 of it stays on account.');
  await fill('Amount for INV-40150', '-1');
  // What is below zero is no amount.
  asked.getByText('£36.00 of it stays on account.');
  await fill('Amount for INV-40150', '');
  await save('Pay invoices');
  expect(sent('UseCreditDialogMutation')).toEqual([
    {
      input: {
        creditNote: idOf('invoices', 40187),
        allocations: [{ invoice: idOf('invoices', 40101), amount: 6_000 }],
      },
    },
  ]);
  expect(notices.get()).toMatchObject([{ text: 'Invoices are paid with INV-40187.' }]);
});

test('BIL-05 a payment opens its receipt, which names its invoices as links and pays others with what is left', async () => {
  const receipt = { id: idOf('receipts', 70001), reference: 'RCP-70001', customer: calder };
  const part = payment(10, 600, { receipt });
  const elsewhere = payment(11, 50, { receipt, invoice: { id: idOf('invoices', 40150), reference: 'INV-40150' } });
  const { dialog, sent, user } = await moneyScreen({
    invoice: () => invoice(40187, { payments: { ...connection([part]), totalCount: 1 } }),
    receipt: () => ({
      ...{ ...receipt, version: 2, receivedAt: '2026-11-10T00:00:00.000Z', amount: pounds(700), onAccount: pounds(50) },
      ...{ paymentMethod: 'bank_transfer', notes: null, reversedAt: null, reversalReason: null },
      ...{ payments: connection([elsewhere]), impactOfAllocation: [] },
    }),
    customer,
    allocateReceipt: () => ({ receipt }),
  });
  const payments = within(screen.getByRole('table', { name: 'Payments' }));
  await user.click(payments.getByRole('button', { name: 'RCP-70001' }));
  const shown = await dialog('RCP-70001');
  expect(shown.getByRole('link', { name: 'INV-40150' }).getAttribute('href')).toBe(
    `/invoice/${idOf('', 40150).slice(1)}`,
  );
  await user.click(shown.getByRole('button', { name: 'Pay invoices' }));
  const asked = await dialog('Pay invoices of Calder Valley Housing');
  await asked.findByText('All of it is for these invoices.');
  const pay = asked.getByRole('button', { name: 'Pay invoices' });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(pay);
  // The receipt is shown again.
  await dialog('RCP-70001');
  expect(sent('UseReceiptDialogMutation')).toEqual([
    { input: { receipt: receipt.id, allocations: [{ invoice: idOf('invoices', 40101), amount: 5_000 }] } },
  ]);
});

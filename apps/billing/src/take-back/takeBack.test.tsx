import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calder, invoice, payment, pounds } from '../testing/billingData.ts';
import { moneyScreen } from '../testing/moneyScreen.ts';

const receipt = { id: idOf('receipts', 70001), reference: 'RCP-70001', customer: calder };
const part = payment(10, 600, { receipt, invoice: { id: idOf('invoices', 40187), reference: 'INV-40187' } });
const answers = {
  invoice: () => invoice(40187, { payments: { ...connection([part]), totalCount: 1 } }),
  node: () => ({ __typename: 'Payment', ...part, impactOfReversal: [] }),
  receipt: () => ({
    ...{ ...receipt, version: 2, receivedAt: part.receivedAt, amount: pounds(600), onAccount: pounds(0) },
    ...{ paymentMethod: 'bank_transfer', notes: null, reversedAt: null, reversalReason: null },
    ...{ payments: connection([part]), impactOfReversal: [] },
  }),
};
const back = { reversedAt: '2026-11-11T10:00:00.000Z', reversalReason: 'Wrong invoice.' };

test('BIL-05 a payment is taken back with a reason, and its money stays on account', async () => {
  const { dialog, fill, save, sent, user } = await moneyScreen({
    ...answers,
    reversePayment: () => ({ payment: { ...part, ...back, version: 2 } }),
  });
  await user.click(screen.getByRole('button', { name: 'Take back: Payment of £600.00' }));
  const asked = await dialog('Take back: Payment of £600.00?');
  asked.getByText(/The money stays on account, on RCP-70001\./);
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  await asked.findByText('Reason is required');
  await fill(/^Reason/, 'Wrong invoice.');
  await save('Take back');
  expect(sent('TakeBackPaymentMutation')).toEqual([{ input: { id: part.id, version: 1, reason: 'Wrong invoice.' } }]);
  expect(notices.get()).toMatchObject([{ text: 'Payment of £600.00 is taken back.' }]);
});

test('BIL-05 a receipt is taken back with all its payments', async () => {
  const { dialog, fill, save, sent, user } = await moneyScreen({
    ...answers,
    reverseReceipt: () => ({ receipt: { ...answers.receipt(), ...back, version: 3 } }),
  });
  await user.click(screen.getByRole('button', { name: 'RCP-70001' }));
  await user.click((await dialog('RCP-70001')).getByRole('button', { name: 'Take back' }));
  await dialog('Take back RCP-70001?');
  await fill(/^Reason/, 'The bank returned it.');
  await save('Take back');
  expect(sent('TakeBackReceiptMutation')).toEqual([
    { input: { id: receipt.id, version: 2, reason: 'The bank returned it.' } },
  ]);
  expect(notices.get()).toMatchObject([{ text: 'RCP-70001 is taken back.' }]);
});

import { notices } from '@console/platform';
import { idOf } from '@console/testing';
import { expect, test } from 'vitest';
import { invoice, pounds } from '../testing/billingData.ts';
import { moneyScreen } from '../testing/moneyScreen.ts';

test('BIL-08 a write-off proposes what is owed, wants a reason, and never takes more', async () => {
  const { choose, dialog, fill, save, sent, user } = await moneyScreen({
    invoice: () => invoice(40187, { impactOfWriteOff: [] }),
    writeOffInvoice: () => ({ payment: { id: idOf('payments', 9), amountAsMoney: pounds(76) } }),
  });
  await choose('Write off');
  const asked = await dialog('Write off INV-40187?');
  const amount = asked.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.value).toBe('1,376.00');
  await fill(/^Amount/, '1376.01');
  asked.getByText('Only £1,376.00 is owed on INV-40187.');
  await fill(/^Amount/, '76');
  await user.click(asked.getByRole('button', { name: 'Write off' }));
  await asked.findByText('Reason is required');
  expect(sent('WriteOffDialogMutation')).toEqual([]);
  await fill(/^Reason/, 'They are insolvent.');
  await save('Write off');
  expect(sent('WriteOffDialogMutation')).toEqual([
    { input: { invoice: idOf('invoices', 40187), amount: 7_600, reason: 'They are insolvent.' } },
  ]);
  expect(notices.get()).toMatchObject([{ text: '£76.00 of INV-40187 is written off.' }]);
});

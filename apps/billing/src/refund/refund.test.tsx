import { notices } from '@console/platform';
import { idOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditNote, pounds } from '../testing/billingData.ts';
import { moneyScreen } from '../testing/moneyScreen.ts';

const open = async (kind: string) => {
  const opened = await moneyScreen({
    invoice: creditNote,
    refundCreditNote: () => ({ payment: { id: idOf('payments', 9), kind, amountAsMoney: pounds(20) } }),
  });
  await opened.choose('Pay back');
  return { ...opened, asked: await opened.dialog('Pay back INV-40187') };
};

test('BIL-08 what is left of a credit note is paid back, and never more', async () => {
  const { asked, fill, save, sent } = await open('refund');
  expect(asked.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('96.00');
  await fill(/^Amount/, '96.01');
  asked.getByText('Only £96.00 is left of INV-40187.');
  await fill(/^Amount/, '20');
  await save('Pay back');
  expect(sent('RefundDialogMutation')).toEqual([
    {
      input: {
        ...{ creditNote: idOf('invoices', 40187), kind: 'refund', amount: 2_000, day: '2026-11-11' },
        ...{ paymentMethod: 'bank_transfer', notes: null },
      },
    },
  ]);
  expect(notices.get()).toMatchObject([{ text: '£20.00 of INV-40187 is paid back.' }]);
});

test('what is settled outside needs no payment method', async () => {
  const { asked, fill, save, sent, user } = await open('outside');
  await user.selectOptions(asked.getByRole('combobox', { name: /^What happens/ }), 'Settled outside');
  expect(asked.queryByRole('combobox', { name: /^Payment method/ })).toBeNull();
  await fill(/^Amount/, '20');
  await save('Settle outside');
  expect(sent('RefundDialogMutation')).toMatchObject([{ input: { kind: 'outside', amount: 2_000 } }]);
  expect(notices.get()).toMatchObject([{ text: '£20.00 of INV-40187 is settled outside.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

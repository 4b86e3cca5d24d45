import { notices } from '@console/platform';
import { everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { invoice, pounds } from '../testing/billingData.ts';

const lineToCredit = (number: number, description: string, net: number, proposed: number) => ({
  ...{ line: idOf('invoice_lines', number), description, net: pounds(net), tax: pounds(net / 5) },
  ...{ taxable: true, taxRatePercent: null, creditedNet: pounds(0), creditedTax: pounds(0) },
  proposed: pounds(proposed),
});

const canceled = () =>
  invoice(40187, {
    toBeRefunded: pounds(100),
    linesToCredit: [
      lineToCredit(1, 'Mental Health First Aid, 2 days', 1810, 2172),
      lineToCredit(2, 'Trainer travel', 170, 0),
    ],
    impactOfCredit: [],
  });

test('BIL-08 what is to be refunded is one press away from its credit note, and what was paid is split into three', async () => {
  const { user, requests } = await renderScreen({
    ...{ remote, routes, at: `/invoice/${idOf('', 40187).slice(1)}`, host: everyRoute },
    data: {
      invoice: canceled,
      creditInvoice: () => ({ invoice: invoice(40900, { type: 'credit_note', gross: pounds(2172) }) }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Credit INV-40187' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a credit note' }));
  const name = 'Amount of Mental Health First Aid, 2 days';
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name });
  expect(amount.value).toBe('2,172.00');
  dialog.getByText('Credits £2,172.00, of which £362.00 is VAT.');
  // £1,376.00 is owed, so £796.00 of the credit was paid before.
  dialog.getByText('£796.00 of it was paid before');
  dialog.getByText('£796.00 stays on account and can pay other invoices.');
  await user.type(dialog.getByRole('textbox', { name: /^Refund/ }), '700');
  await user.type(dialog.getByRole('textbox', { name: /^Settled outside/ }), '97');
  await user.tab();
  dialog.getByText('Only £796.00 of it was paid before, so £1.00 less can be paid back or settled outside.');
  await user.clear(dialog.getByRole('textbox', { name: /^Settled outside/ }));
  await user.tab();
  dialog.getByText('£96.00 stays on account and can pay other invoices.');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Two delegates were ill.');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Refund method/ }), 'Credit card');
  const issue = dialog.getByRole('button', { name: 'Issue credit note' });
  await waitFor(() => expect(issue.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(issue);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ operation }) => operation === 'CreditInvoiceFormMutation');
  expect(sent?.variables).toMatchObject({
    input: {
      ...{ invoice: idOf('invoices', 40187), reason: 'Two delegates were ill.' },
      ...{ refund: 70_000, refundMethod: 'credit_card', outside: null },
      lines: [{ line: idOf('invoice_lines', 1), amount: 217_200 }],
    },
  });
  expect(notices.get()).toMatchObject([{ text: 'INV-40900 credits £2,172.00 of INV-40187.' }]);
});

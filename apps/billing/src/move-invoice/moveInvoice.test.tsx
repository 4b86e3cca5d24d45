import { type InvoiceMove, invoiceMoves } from '@console/billing-contracts';
import { notices } from '@console/platform';
import { connection, everyRoute, expectImpossible, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { invoice, pounds, seller } from '../testing/billingData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('invoices', 40187);
const dialog = () => within(screen.getByRole('dialog'));
const draft = (more: object = {}) =>
  invoice(40187, {
    ...{ status: 'draft', documentNumber: null, suppliedOn: null, totalPaid: pounds(0), balanceDue: pounds(0) },
    impactOfIssue: [],
    datesOfIssue: { dueDate: '2026-12-17T00:00:00.000Z', suppliedOn: '2026-11-10T00:00:00.000Z' },
    impactOf: [],
    ...more,
  });

/** Opens the invoice. `answers` are those of the mutations, by their names. */
async function open(now: () => object, answers: Readonly<Record<string, () => unknown>> = {}) {
  const opened = await renderScreen({
    ...{ remote, routes, host: everyRoute, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: { invoice: () => now(), ...answers },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

test('BIL-08 issuing proposes today, shows the due date and the time of supply, and says the number afterwards', async () => {
  let saved = draft();
  const { user, sent } = await open(() => saved, {
    issueInvoice: () => {
      saved = invoice(40187, { status: 'confirmed', version: 4 });
      return { invoice: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  dialog().getByRole('heading', { name: 'Issue INV-40187?' });
  dialog().getByText('By Northgate Training Ltd');
  const day = dialog().getByRole<HTMLInputElement>('combobox', { name: /Document date/ });
  expect(day.value).toBe('11 Nov 2026');
  await dialog().findByText('17 Dec 2026');
  dialog().getByText('10 Nov 2026');
  await user.clear(day);
  await user.type(day, '16 Nov 2026');
  await user.tab();
  await waitFor(() =>
    expect(sent('IssueInvoiceDialogQuery').at(-1)).toEqual({ id, documentDate: '2026-11-16T00:00:00Z' }),
  );
  await user.click(await dialog().findByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('IssueInvoiceDialogMutation')).toEqual([{ input: { id, version: 3, documentDate: '2026-11-16' } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'INV-40187 is issued as number 1042.' }]);
  screen.getByText('Number 1042');
});

test('a day of a closed month is refused in the dialog, and nothing is asked or sent', async () => {
  const { user, sent } = await open(() => draft({ seller: { ...seller, lockedBefore: '2026-11-01T00:00:00.000Z' } }));
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const day = dialog().getByRole<HTMLInputElement>('combobox', { name: /Document date/ });
  await user.clear(day);
  await user.type(day, '31 Oct 2026');
  await user.tab();
  await dialog().findByText('Nothing dated before 1 Nov 2026 can be issued, credited, voided or paid.');
  expect(sent('IssueInvoiceDialogQuery').map(({ documentDate }) => documentDate)).not.toContain('2026-10-31T00:00:00Z');
});

test('voiding asks for the reason, names the invoices that are owed again, and says that it is final', async () => {
  const impactOf = [
    {
      entity: 'invoice',
      target: idOf('invoices', 40100),
      reference: 'INV-40100',
      title: 'Calder Valley Housing',
      consequence: 'is owed again for the £600.00 that INV-40187 paid of it',
    },
  ];
  const note = { type: 'credit_note', status: 'paid', impactOf, credits: invoice(40100) };
  let saved = invoice(40187, note);
  const { user, sent } = await open(() => saved, {
    voidInvoice: () => {
      saved = invoice(40187, { ...note, status: 'voided', version: 4 });
      return { invoice: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Void' }));
  dialog().getByRole('heading', { name: 'Void INV-40187?' });
  expect(screen.getByRole('dialog').textContent).toContain('A void invoice stays void.');
  await dialog().findByText('is owed again for the £600.00 that INV-40187 paid of it');
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Wrong customer');
  await user.click(dialog().getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('invoiceMoveDialogsVoidMutation')).toEqual([{ input: { id, version: 3, reason: 'Wrong customer' } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'INV-40187 is void.' }]);
});

test('a pro forma that is converted leads to its invoice', async () => {
  let saved = invoice(40187, { type: 'pro_forma', status: 'confirmed', impactOf: [] });
  const { user } = await open(() => saved, {
    convertInvoice: () => {
      saved = invoice(40187, { type: 'pro_forma', status: 'converted', convertedTo: invoice(40300), version: 4 });
      return { invoice: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Convert to invoice' }));
  await user.click(await dialog().findByRole('button', { name: 'Convert to invoice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices.get()).toMatchObject([{ text: 'INV-40187 is converted.', link: { label: 'Open INV-40300' } }]);
});

/** For each move that a guard can refuse on the screen, an invoice in the right state that it refuses, and the reason. */
const impossible: Readonly<Record<Exclude<InvoiceMove, 'convert'>, readonly [object, string]>> = {
  issue: [
    draft({ billingAddress: null, seller: { ...seller, vatNumber: null } }),
    "Before it is issued this invoice needs the seller's VAT number and a billing address.",
  ],
  void: [invoice(40187), 'Something was paid on this invoice. Take that back before it becomes void, or credit it.'],
};

test.each(Object.keys(impossible) as (keyof typeof impossible)[])(
  'an impossible move is disabled, says why and opens no dialog: %s',
  async (move) => {
    const [refused, reason] = impossible[move];
    const { user, requests } = await open(() => refused);
    expect(await expectImpossible(user, invoiceMoves.moves[move].label)).toBe(reason);
    expect(requests.filter(({ operation }) => /^(invoiceMoveDialogs|IssueInvoiceDialog)/.test(operation))).toEqual([]);
  },
);

test('a credited invoice says which credit note has to become void first', async () => {
  const creditNotes = connection([
    { ...invoice(40200), status: 'voided' },
    { ...invoice(40201), status: 'confirmed' },
  ]);
  const { user } = await open(() => invoice(40187, { status: 'confirmed', creditNotes }));
  expect(await expectImpossible(user, 'Void')).toBe('INV-40201 credits this invoice. Void it first.');
});

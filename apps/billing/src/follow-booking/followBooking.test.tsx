import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { invoice, line } from '../testing/billingData.ts';

const id = idOf('invoices', 40187);
const dialog = () => within(screen.getByRole('dialog'));
const draft = (more: object = {}) => invoice(40187, { status: 'draft', documentNumber: null, ...more });
const edited = {
  followsBooking: false,
  bookingDifferences: [
    { part: 'PO number', invoice: 'OWN-1', booking: 'CVH-88213' },
    { part: 'Line 1', invoice: 'Workbooks, 1 × £20.00, VAT 20%', booking: null },
  ],
};

async function open(now: () => object, answers: Readonly<Record<string, () => unknown>> = {}) {
  const opened = await renderScreen({
    ...{ remote, routes, host: everyRoute, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: { invoice: () => now(), ...answers },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

test('an edited draft shows where it differs from its booking, and follows it again after a question', async () => {
  let saved = draft(edited);
  const { user, sent } = await open(() => saved, {
    followBooking: () => {
      saved = draft({ version: 4 });
      return { invoice: saved };
    },
  });
  const table = screen.getByRole('table', { name: 'Differs from its booking' });
  expect(table.textContent).toContain('OWN-1');
  expect(table.textContent).toContain('Workbooks, 1 × £20.00, VAT 20%');
  await user.click(screen.getByRole('button', { name: 'Follow the booking again' }));
  dialog().getByRole('heading', { name: 'Let INV-40187 follow BK-10391 again?' });
  await user.click(dialog().getByRole('button', { name: 'Follow again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('BookingDifferencesMutation')).toEqual([{ input: { id, version: 3 } }]);
  expect(notices.get()).toMatchObject([{ text: 'INV-40187 follows its booking again.' }]);
  expect(screen.queryByRole('table', { name: 'Differs from its booking' })).toBeNull();
});

test('lines of a draft are edited together; those of an issued invoice are not', async () => {
  let saved = draft({ lines: connection([line]) });
  const { user, sent, unmount } = await open(() => saved, {
    updateInvoiceLines: () => {
      saved = draft({ ...edited, version: 4 });
      return { invoice: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit lines' }));
  dialog().getByText('After a change this draft no longer follows BK-10391.');
  await user.click(dialog().getByRole('button', { name: 'Add a line' }));
  const added = within(dialog().getByRole('group', { name: 'Line 2' }));
  await user.type(added.getByRole('textbox', { name: /Description/ }), 'Workbooks');
  await user.type(added.getByRole('textbox', { name: /Unit price/ }), '20');
  await user.click(dialog().getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { description, quantity, taxable } = line;
  expect(sent('EditLinesDialogMutation')).toEqual([
    {
      input: {
        id,
        version: 3,
        lines: [
          { id: line.id, description, quantity, unitPrice: 90_500, taxable, taxRatePercent: null },
          { id: null, description: 'Workbooks', quantity: 1, unitPrice: 2_000, taxable: true, taxRatePercent: null },
        ],
      },
    },
  ]);
  unmount();
  await open(() => invoice(40187));
  expect(screen.queryByRole('button', { name: 'Edit lines' })).toBeNull();
});

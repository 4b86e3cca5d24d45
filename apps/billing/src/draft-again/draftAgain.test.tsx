import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderPanel, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import slots from '../slots.ts';
import { booking, invoice, pounds } from '../testing/billingData.ts';

const id = idOf('invoices', 40187);
const dialog = () => within(screen.getByRole('dialog'));
const drafted = {
  __typename: 'Impact',
  ...{ entity: 'invoice', target: null, reference: 'New invoice', title: 'Calder Valley Housing', stays: false },
  consequence: 'is drafted for Mental Health First Aid of BK-10391',
};
const voided = (more: object = {}) =>
  invoice(40187, {
    ...{ status: 'voided', balanceDue: pounds(0), totalPaid: pounds(0), canDraftAgain: true },
    impactOfDraftAgain: [drafted],
    ...more,
  });
const made = invoice(40301, { status: 'draft', documentNumber: null });

test('a void invoice is drafted again: the question says what is drafted, the notice leads to the draft', async () => {
  const { user, requests } = await renderScreen({
    ...{ remote, routes, host: everyRoute, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: { invoice: () => voided(), draftInvoiceAgain: () => ({ invoice: made }) },
  });
  await user.click(screen.getByRole('button', { name: 'Draft again' }));
  dialog().getByRole('heading', { name: 'Draft INV-40187 again?' });
  await dialog().findByText(/is drafted for Mental Health First Aid of BK-10391/);
  await user.click(dialog().getByRole('button', { name: 'Draft again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ operation }) => operation === 'DraftAgainDialogMutation');
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { invoice: id } }]);
  expect(notices.get()).toMatchObject([{ text: 'INV-40301 is drafted.', link: { label: 'Open INV-40301' } }]);
});

test('a void invoice whose items are canceled or billed offers nothing', async () => {
  await renderScreen({
    ...{ remote, routes, host: everyRoute, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: { invoice: () => voided({ canDraftAgain: false }) },
  });
  expect(screen.queryByRole('button', { name: 'Draft again' })).toBeNull();
});

test('the invoices beside a booking offer it for the void invoice that can be drafted again', async () => {
  const invoices = { ...connection([voided(), voided({ ...invoice(40100), canDraftAgain: false })]), totalCount: 2 };
  const { user } = await renderPanel({
    ...{ remote, slots, fill: 'billing.booking-invoices', props: { booking: booking.id }, host: everyRoute },
    data: { booking: () => ({ ...booking, invoices }), invoice: () => voided() },
  });
  await user.click(await screen.findByRole('button', { name: 'Draft INV-40187 again' }));
  await dialog().findByText(/is drafted for Mental Health First Aid/);
  expect(screen.queryByRole('button', { name: 'Draft INV-40100 again' })).toBeNull();
});

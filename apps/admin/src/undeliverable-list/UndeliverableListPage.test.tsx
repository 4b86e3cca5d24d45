import { notices } from '@console/platform';
import { connection, everyRoute, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { tom } from '../testing/adminData.ts';

const held = {
  id: idOf('suppressed_addresses', 1),
  version: 1,
  address: 'ada@customer.example',
  reason: '550 5.1.1 No such user',
  createdAt: '2026-11-16T09:12:00.000Z',
  releasedAt: null,
  releaseReason: null,
  releasedBy: null,
};

const released = {
  ...held,
  ...{ id: idOf('suppressed_addresses', 2), address: 'bob@customer.example' },
  ...{ releasedAt: '2026-11-17T10:00:00.000Z', releaseReason: 'He has a new mailbox.', releasedBy: tom },
};

function open(at = '/undeliverable-address', answers: object = {}) {
  const suppressedAddresses = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 5 } : { ...connection([held, released]), totalCount: 2 };
  return renderScreen({ ...{ remote, routes, host: everyRoute }, at, data: { suppressedAddresses, ...answers } });
}

const rows = () => within(screen.getByRole('table', { name: 'Addresses' })).getAllByRole('row');

test('ADM-09 the undeliverable addresses are shown with the answer of their mail server, the newest first', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 10,
    order: [{ createdAt: 'DESC' }],
    address: null,
    isReleased: null,
  });
  const [, first, second] = rows();
  if (!first || !second) throw new Error('The table has no rows.');
  for (const words of ['550 5.1.1 No such user', '16 Nov 2026 09:12', 'Undeliverable']) within(first).getByText(words);
  expect(within(first).getByRole('link', { name: held.address }).getAttribute('href')).toBe(
    `/email-log?${new URLSearchParams({ recipient: held.address })}`,
  );
  within(second).getByText('Released');
  expect(within(second).queryByRole('button', { name: /^Release/ })).toBeNull();
});

test('addresses are filtered by text and by whether they are released', async () => {
  const opened = await open('/undeliverable-address?released=0');
  expect(lastRows(opened)).toMatchObject({ isReleased: false });
  await opened.go('/undeliverable-address?released=1');
  expect(lastRows(opened)).toMatchObject({ isReleased: true });
  await screen.findByText('He has a new mailbox.');
  await opened.user.type(screen.getByRole('searchbox'), 'ada');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ address: 'ada', isReleased: true }));
});

test('an address is released from the list, with a reason', async () => {
  const releaseAddress = vi.fn(() => ({ suppressedAddress: { ...held, releasedAt: '2026-11-27T09:00:00.000Z' } }));
  const { user } = await open(undefined, { releaseAddress });
  await user.click(screen.getByRole('button', { name: `Release ${held.address}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Release ${held.address}?` }));
  await user.type(dialog.getByLabelText(/^Reason/), 'She has a new mailbox.');
  await user.click(dialog.getByRole('button', { name: 'Release address' }));
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe(`Mail goes to ${held.address} again.`));
  expect(releaseAddress).toHaveBeenCalledWith(
    { input: { id: held.id, version: 1, reason: 'She has a new mailbox.' } },
    undefined,
    expect.anything(),
  );
});

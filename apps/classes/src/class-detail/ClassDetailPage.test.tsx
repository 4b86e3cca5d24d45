import { classLinks, trainingClassDetailPanel, trainingClassSeatsAction } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { expectImpossible } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connection, idOf, session } from '../testing/classData.ts';
import { booking, bookingRoute, openClassPage, twoDays } from '../testing/openClassPage.ts';

test('the seats card counts total, reserved and free seats', async () => {
  await openClassPage(twoDays());
  const card = screen.getByRole('region', { name: 'Seats' });
  within(card).getByRole('img', { name: '9 of 12 seats reserved' });
  expect(card.textContent).toBe('SeatsTotal12Reserved9Free3');
});

test("the trainer card shows the trainer's name, email and location", async () => {
  await openClassPage(twoDays());
  const card = within(screen.getByRole('region', { name: 'Your Trainer' }));
  for (const text of ['Hannah Whitfield', 'whitfield@trainers.example', 'Harrogate HG1 2SX', '07700 900417']) {
    card.getByText(text);
  }
});

test('a class without a trainer has a message', async () => {
  await openClassPage(twoDays({ trainer: null }));
  within(screen.getByRole('region', { name: 'Your Trainer' })).getByText('No trainer yet');
});

test('NAV-05 the open section is in the URL', async () => {
  const opened = await openClassPage(twoDays());
  await opened.user.click(screen.getByRole('tab', { name: /Sessions/ }));
  await waitFor(() => expect(opened.address()).toContain('?tab=sessions'));
  await opened.user.click(screen.getByRole('tab', { name: /Seats/ }));
  await waitFor(() => expect(opened.address()).toContain('?tab=seats'));
  await opened.user.click(screen.getByRole('tab', { name: 'Attendance' }));
  await waitFor(() => expect(opened.address()).not.toContain('?'));
});

test.each([
  ['confirmed', 'Attendance'],
  ['delivered', 'Attendance'],
  ['provisional', 'Seats3'],
  ['postponed', 'Seats3'],
  ['canceled', 'Seats3'],
])('a class that is %s opens on %s', async (status, section) => {
  await openClassPage(twoDays({ status, seatsTotalCount: 3 }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(section);
});

const updatedBy = {
  id: idOf('users', 'Priya'),
  avatarUrl: null,
  person: { id: idOf('people', 'Priya'), fullName: 'Priya Nair' },
};
const note = {
  id: idOf('notes', '1'),
  body: '<p>Room <strong>14</strong></p>',
  updatedAt: '2026-11-16T09:12:00Z',
  updatedBy,
};

test('FRM-08 the notes of a class have their own section. Their number is in sight, and their texts load when it opens', async () => {
  const { user, requests } = await openClassPage({ ...twoDays(), notes: connection([note]) });
  const asked = () => requests.map(({ operation }) => operation);
  expect(asked()).not.toContain('ClassNotesQuery');
  await user.click(screen.getByRole('tab', { name: /Notes\s*1/ }));
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(within(list).getByRole('listitem').textContent).toBe('PNPriya Nair16 Nov 2026 09:12Room 14');
  expect(asked()).toContain('ClassNotesQuery');
});

test('when the notes fail to load, their section says so and loads them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const whole = { ...twoDays(), notes: connection([note]) };
  let asked = 0;
  const { user } = await openClassPage(() => {
    asked += 1;
    // The first request is the page's own query, the second that of the seats.
    if (asked > 2 && broken) throw new Error('Broken.');
    return whole;
  });
  await user.click(screen.getByRole('tab', { name: /Notes/ }));
  await screen.findByText('The notes could not be loaded.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Notes' });
});

test('NAV-18 an id without a class shows the not-found page', async () => {
  await openClassPage(null);
  screen.getByText('This class was not found.');
});

const order = { id: idOf('purchase_orders', 'PO-30377'), reference: 'PO-30377' };
const everyScreen = { host: { findRoute: () => bookingRoute } };

test('NAV-17 the confirmed order of a class opens in a new tab; without its screen it is plain text', async () => {
  const { unmount } = await openClassPage(twoDays({ confirmedPurchaseOrder: order }), '', everyScreen);
  const link = screen.getByRole('link', { name: /PO-30377/ });
  expect(link.getAttribute('href')).toBe(purchaseOrderLinks.detail(order.id));
  expect(link.getAttribute('target')).toBe('_blank');
  unmount();
  await openClassPage(twoDays({ confirmedPurchaseOrder: order }));
  expect(within(screen.getByText('PO-30377')).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: /PO-30377/ })).toBeNull();
});

test('the customer of a private class is a link to its page', async () => {
  const { customer } = booking;
  await openClassPage(twoDays({ public: false, customer, customerName: customer.name }), '', everyScreen);
  const [link] = screen.getAllByRole('link', { name: customer.name });
  expect(link?.getAttribute('href')).toBe(coreLinks.customer(customer.id));
});

test('CLS-15 a public class links to its public schedule', async () => {
  const { unmount } = await openClassPage(twoDays(), '', everyScreen);
  expect(screen.getByRole('link', { name: 'view public schedule' }).getAttribute('href')).toBe(
    classLinks.publicSchedule(idOf('public_schedules', 'TC-20853')),
  );
  unmount();
  await openClassPage(twoDays({ public: false, publicSchedule: null }), '', everyScreen);
  expect(screen.queryByText('view public schedule')).toBeNull();
});

function Orders({ trainingClass: id }: { trainingClass: string }) {
  return <p>Orders of {id}</p>;
}

function Broken(): never {
  throw new Error('The panel cannot be rendered.');
}

test('FED-08 a panel of another domain receives the class, and the class stays when the panel fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await openClassPage(twoDays(), '', { panels: { [trainingClassDetailPanel.name]: Orders } });
  await screen.findByText(`Orders of ${idOf('training_classes', 'TC-20853')}`);
  unmount();
  await openClassPage(twoDays(), '', { panels: { [trainingClassDetailPanel.name]: Broken } });
  expect((await screen.findByRole('alert')).textContent).toContain(trainingClassDetailPanel.name);
  within(screen.getByRole('region', { name: 'Your Trainer' })).getByText('Hannah Whitfield');
});

function Sell({ trainingClass: id }: { trainingClass: string }) {
  return <button type="button">Sell {id}</button>;
}

test('CLS-15 the seats of a public class can be sold above them; those of a private class cannot', async () => {
  const options = { ...everyScreen, panels: { [trainingClassSeatsAction.name]: Sell } };
  const { unmount } = await openClassPage(twoDays(), '?tab=seats', options);
  await screen.findByRole('button', { name: `Sell ${idOf('training_classes', 'TC-20853')}` });
  unmount();
  await openClassPage(twoDays({ public: false }), '?tab=seats', options);
  await screen.findByText('Free seat');
  expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
});

test('a private class without a booking says so, with a link to its customer', async () => {
  const { customer } = booking;
  const empty = twoDays({ public: false, customer, customerName: customer.name });
  const nobody = session('2026-11-16', empty, { seats: connection([]) });
  const { user } = await openClassPage({ ...empty, sessions: connection([nobody]) }, '?tab=seats', everyScreen);
  const section = within(screen.getByRole('tabpanel'));
  const link = await section.findByRole('link', { name: customer.name });
  expect(link.getAttribute('href')).toBe(coreLinks.customer(customer.id));
  expect(link.parentElement?.textContent).toContain('No booking holds this class yet.');
  expect(await expectImpossible(user, 'Import delegates')).toBe('No booking holds this class yet.');
});

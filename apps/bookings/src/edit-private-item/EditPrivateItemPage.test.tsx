import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { box, button, day, heldClass, imogen, openEdit } from '../testing/openPrivateItem.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const delegate = {
  ...{ entity: 'delegate', target: null, reference: 'Seat 1', title: 'Oliver Bamford' },
  consequence: 'keeps the seat on the changed sessions',
};
const affecting = () => heldClass({ impactOfEdit: [delegate], impactOfPlaces: [], impactOfTrainer: [] });
const onZoom = () => {
  const held = affecting();
  const edges = held.sessions.edges.map(({ node }) => ({ node: { ...node, meetingLink: 'https://zoom.example/j/1' } }));
  return {
    ...held,
    ...{ deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null },
    sessions: { ...held.sessions, edges },
  };
};
const saved = () => ({ bookingItem: { id: idOf('booking_items', 2), version: 2, class: heldClass({ version: 4 }) } });

test('BKG-06 moving a session lists the people first, asks for a reason, and sends only what changed of the class', async () => {
  const { user, sent, address } = await openEdit({ trainingClass: affecting, updatePrivateBookingItem: saved });
  const date = day(1).getByRole('combobox', { name: /^Date/ });
  await user.clear(date);
  await user.type(date, '26 Nov 2026');
  await screen.findByText('This touches 1 delegate.');
  await user.type(box(/^Reason/), 'The room is taken.');
  await user.click(button('Save item'));
  await waitFor(() => expect(address()).toMatch(/^\/booking\/\w+$/));
  const [{ input }] = sent('useUpdatePrivateItemMutation') as [{ input: Record<string, unknown> }];
  expect(input).toMatchObject({
    id: idOf('booking_items', 2),
    version: 1,
    classVersion: 3,
    reason: 'The room is taken.',
  });
  expect(input.sessions).toMatchObject([{ date: '2026-11-26' }, { date: '2026-11-25' }]);
  for (const part of ['maxAttendees', 'deliveryFormat', 'deliveryAddress', 'trainer'])
    expect(input).not.toHaveProperty(part);
  expect(notices.get()[0]).toMatchObject({ text: 'Saved successfully.' });
});

test('only the price: nobody is affected, and the class is not sent', async () => {
  const { user, sent } = await openEdit({ updatePrivateBookingItem: saved });
  await user.clear(box(/^Unit price/));
  await user.type(box(/^Unit price/), '950');
  await user.clear(box(/^Travel rate/));
  await user.type(box(/^Travel rate/), '90');
  await user.click(button('Save item'));
  await waitFor(() => expect(sent('useUpdatePrivateItemMutation')).toHaveLength(1));
  const [{ input }] = sent('useUpdatePrivateItemMutation') as [{ input: Record<string, unknown> }];
  expect(input).toMatchObject({ unitPrice: 95_000, quantity: 2 });
  expect(input).not.toHaveProperty('classVersion');
  expect(input).not.toHaveProperty('sessions');
});

test('an invoiced item keeps its price and names the invoice; its class can still be changed', async () => {
  const invoices = connection([{ id: idOf('invoices', 1), reference: 'INV-9105', status: 'confirmed' }]);
  await openEdit({}, { invoices });
  screen.getByRole('link', { name: 'INV-9105' });
  expect(screen.queryByRole('textbox', { name: /^Unit price/ })).toBeNull();
  box(/^Places/);
  box(/^Day rate/);
});

test('fewer places than delegates are refused in the field', async () => {
  const { user } = await openEdit({ trainingClass: affecting });
  await user.clear(box(/^Places/));
  await user.type(box(/^Places/), '2');
  await waitFor(() => expect(box(/^Places/).getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('3 seats have a delegate. The class needs at least 3 places.');
});

test.each([
  [{ status: 'canceled' }, 'This item is canceled and can no longer be changed.'],
  [{ type: 'public' }, 'This item has seats on a public class. The class is changed on its own screen.'],
])('an item that cannot be changed has no form, but the reason: %o', async (item, reason) => {
  await openEdit({}, item);
  screen.getByText(reason);
  expect(screen.queryByRole('button', { name: 'Save item' })).toBeNull();
});

test('the item of a postponed class is edited without its sessions', async () => {
  const postponed = heldClass({ status: 'postponed' });
  const { user, sent } = await openEdit({ updatePrivateBookingItem: saved }, { class: postponed });
  screen.getByText('This class is postponed. Set new dates to move its sessions.');
  expect(screen.queryByRole('group', { name: 'Day 1' })).toBeNull();
  box(/^Places/);
  await user.clear(box(/^Unit price/));
  await user.type(box(/^Unit price/), '950');
  await user.click(button('Save item'));
  await waitFor(() =>
    expect(sent('useUpdatePrivateItemMutation')).toMatchObject([{ input: { unitPrice: 95_000, quantity: 2 } }]),
  );
});

test('of the item of a delivered class the price and the terms can still be corrected', async () => {
  await openEdit({}, { status: 'delivered', class: heldClass({ status: 'delivered' }) });
  screen.getByText('This class is delivered and can no longer be changed.');
  for (const name of [/^Unit price/, /^Day rate/, /^Travel rate/]) box(name);
  for (const name of [/^Places/, /^City/]) expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /^Trainer/ })).toBeNull();
  button('Save item');
});

const pence = (amount: number) => ({ amount });
const taught = (more: object = {}) => ({ class: heldClass({ trainer: { ...imogen, ...more } }) });

test('another day rate lists the order of the trainer first, with what is typed', async () => {
  const order = {
    ...{
      entity: 'purchase_order',
      target: idOf('purchase_orders', 1),
      reference: 'PO-20411',
      title: 'Barraclough Ltd',
    },
    consequence: 'is written anew for £1,020.00',
  };
  const { user, requests } = await openEdit(
    { trainingClass: () => heldClass({ impactOfTrainer: [order] }) },
    { ...taught(), trainerDayRate: pence(45_000), trainerTravel: null },
  );
  await user.clear(box(/^Day rate/));
  await user.type(box(/^Day rate/), '480');
  await user.type(box(/^Travel rate/), '60');
  await screen.findByText('is written anew for £1,020.00');
  const asked = requests.filter(({ operation }) => operation === 'useAgreedImpactQuery').at(-1);
  expect(asked?.variables).toMatchObject({ agreed: { dayRate: 48_000, travel: 6_000, days: 2 } });
});

test('the rate of the saved trainer gives way to that of a new trainer; an agreed rate and an empty one stay', async () => {
  const other = {
    ...imogen,
    id: idOf('trainers', 2),
    contact: { ...imogen.contact, id: idOf('people', 8), fullName: 'Rhys Morgan' },
  };
  const rates: Record<string, number> = { [imogen.id]: 45_000, [other.id]: 60_000 };
  const trainer = ({ id }: { id: string }) => ({
    ...(id === other.id ? other : imogen),
    trainerCourses: connection([{ ...imogen.trainerCourses.edges[0]?.node, rate: pence(rates[id] ?? 0) }]),
  });
  const answers = { trainer, trainers: connection([imogen, other]), trainingClass: affecting };
  const swap = async (dayRate: object | null) => {
    const { user, sent } = await openEdit(answers, { ...taught(), trainerDayRate: dayRate });
    const before = box(/^Day rate/).value;
    await user.click(screen.getByRole('combobox', { name: /^Trainer/ }));
    await user.click(await screen.findByRole('option', { name: /^Rhys/ }));
    await user.click(button('Add a session'));
    // The list of the sessions leaves the former trainer to the list of the trainer.
    await waitFor(() => expect(sent('useEditImpactQuery').at(-1)).toMatchObject({ keepsTrainer: false }));
    return before;
  };
  expect(await swap(pence(45_000))).toBe('450.00');
  await waitFor(() => expect(box(/^Day rate/).value).toBe('600.00'));
  cleanup();
  sessionStorage.clear();
  expect(await swap(null)).toBe('');
  await screen.findByText('£600.00 when none is given');
  await waitFor(() => expect(box(/^Day rate/).value).toBe('600.00'));
  cleanup();
  sessionStorage.clear();
  expect(await swap(pence(50_000))).toBe('500.00');
  await screen.findByText('Nothing else is touched.');
  expect(box(/^Day rate/).value).toBe('500.00');
});

test('another platform empties the meeting links of the old one and says so; they come back with it', async () => {
  const { user, sent } = await openEdit(
    { trainingClass: onZoom, updatePrivateBookingItem: saved },
    { class: onZoom() },
  );
  const links = () =>
    [1, 2].map((number) => day(number).getByRole<HTMLInputElement>('textbox', { name: /^Meeting/ }).value);
  const platform = screen.getByRole('combobox', { name: /^Delivery platform/ });
  await user.selectOptions(platform, 'ms_teams');
  await waitFor(() => expect(links()).toEqual(['', '']));
  screen.getByText('The meeting link of 2 sessions is removed.');
  screen.getByText('2 sessions still without a meeting link.');
  await user.selectOptions(platform, 'zoom');
  await waitFor(() => expect(links()).toEqual(Array(2).fill('https://zoom.example/j/1')));
  expect(screen.queryByText(/is removed/)).toBeNull();
  await user.selectOptions(platform, '');
  await waitFor(() => expect(links()).toEqual(['', '']));
  await user.selectOptions(platform, 'ms_teams');
  await user.type(day(1).getByRole('textbox', { name: /^Meeting/ }), 'https://teams.example/j/1');
  screen.getByText('1 session still without a meeting link.');
  await screen.findByText('This touches 1 delegate.');
  await user.click(button('Save item'));
  await waitFor(() => expect(sent('useUpdatePrivateItemMutation')).toHaveLength(1));
  expect(sent('useUpdatePrivateItemMutation')[0]).toMatchObject({
    input: {
      deliveryPlatform: 'ms_teams',
      sessions: [{ meetingLink: 'https://teams.example/j/1' }, { meetingLink: null }],
    },
  });
});

import { notices, unsaved } from '@console/platform';
import { connection, everyRoute, expectImpossible, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, pounds, privateItem, priya, publicItem, trainingClass } from '../testing/bookingData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('', 10482).slice(1);
const draft = (items: object[], more: object = {}) =>
  booking(10482, { status: 'draft', items: connection(items), ...more });
const item = (more: object = {}) => publicItem({ status: 'draft', ...more });
const onInvoice = (status: string) => connection([{ id: idOf('invoices', 40187), reference: 'INV-40187', status }]);
const stale = (message: string) => Object.assign(new Error(message), { extensions: { status: 409 } });

interface Answers {
  readonly found?: () => object;
  readonly update?: () => unknown;
  readonly remove?: () => unknown;
  /** How many seats the item's class has left when its dialog opens. */
  readonly free?: number;
  readonly host?: typeof everyRoute;
}

async function open({ found = () => draft([item()]), update, remove, free = 6, host }: Answers = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/booking/${id}`,
    ...(host && { host }),
    data: {
      booking: found,
      trainingClass: () => trainingClass('TC-20871', { seatsFreeCount: free }),
      ...(update && { updateBookingItem: update }),
      ...(remove && { deleteBookingItem: remove }),
    },
  });
  const sent = (name: string) => opened.requests.filter(({ operation }) => operation === name);
  return { ...opened, sent };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const pencil = { name: 'Edit Leadership Essentials' };

async function take(user: User, action: 'Edit' | 'Delete') {
  if (action === 'Edit') return user.click(screen.getByRole('button', pencil));
  await user.click(screen.getByRole('button', { name: 'Actions of Leadership Essentials' }));
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByRole('textbox', { name });

test('BKG-04 the dialog of an item starts with the saved values and shows the new total', async () => {
  let current = item();
  const update = () => {
    current = item({
      booking: booking(10482),
      version: 2,
      quantity: 5,
      netPrice: pounds(2475),
      taxValue: pounds(495),
      grossPrice: pounds(2970),
    });
    return { bookingItem: current };
  };
  const found = () =>
    draft([current], { invoicing: { items: 0, due: pounds(current.version === 2 ? 2970 : 2376), paid: pounds(0) } });
  const { user, sent } = await open({ update, found });
  screen.getByText('£0.00 of £2,376.00');
  await take(user, 'Edit');
  expect(field(/^Seats/)).toHaveProperty('value', '4');
  expect(field(/^Unit price/)).toHaveProperty('value', '495.00');
  dialog().getByText('£2,376.00');
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '5');
  dialog().getByText('£2,970.00');
  await user.dblClick(dialog().getByRole('button', { name: 'Save item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useUpdateItemMutation').map(({ variables }) => variables)).toEqual([
    {
      input: {
        id: idOf('booking_items', 1),
        version: 1,
        quantity: 5,
        unitPrice: 49500,
        taxable: true,
        taxRatePercent: null,
        poNumber: 'CVH-88213',
      },
    },
  ]);
  screen.getByText('Public · 5 seats × £495.00 · 3 assigned');
  await screen.findByText('£0.00 of £2,970.00');
  expect(notices.get()[0]).toMatchObject({ tone: 'success', text: 'Saved successfully.' });
  expect(unsaved.any()).toBe(false);
});

test('when a colleague saved meanwhile, the dialog shows both values and keeps the typed one', async () => {
  let current = item();
  const update = () => {
    const change = { updatedAt: '2026-11-16T10:00:00.000Z', updatedBy: priya };
    current = item({ version: 2, quantity: 6, poNumber: 'CVH-90000', ...change });
    throw stale('This booking item has been changed since you opened it.');
  };
  const { user, sent } = await open({ found: () => draft([current]), update });
  await take(user, 'Edit');
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '5');
  await user.click(dialog().getByRole('button', { name: 'Save item' }));
  await dialog().findByText('This booking item has been changed since you opened it.');
  await dialog().findByText('Priya Nair saved “6” on 16 Nov 2026 10:00 UTC.');
  expect(field(/^Seats/)).toHaveProperty('value', '5');
  expect(field(/^PO number/)).toHaveProperty('value', 'CVH-90000');
  await user.click(dialog().getByRole('button', { name: 'Save item' }));
  await waitFor(() => expect(sent('useUpdateItemMutation')).toHaveLength(2));
  expect(sent('useUpdateItemMutation')[1]?.variables).toMatchObject({ input: { version: 2, quantity: 5 } });
});

test('a quantity of 0 or of more seats than are left now is refused in the field before anything is sent', async () => {
  const { user, sent } = await open({ free: 1 });
  await take(user, 'Edit');
  await dialog().findByText('1 more seat left');
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '6');
  await user.tab();
  await dialog().findByText('Only 1 seat is left on this class.');
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '0');
  await dialog().findByText('Seats must be at least 1');
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '2');
  await dialog().findByText(/^3 seats of this item have attendees/);
  await user.click(dialog().getByRole('button', { name: 'Save item' }));
  expect(sent('useUpdateItemMutation')).toEqual([]);
});

test('BKG-06 a private item is edited with its class on its own page, also when it is invoiced', async () => {
  const invoices = connection([{ id: idOf('invoices', 1), reference: 'INV-9105', status: 'confirmed' }]);
  await open({ found: () => draft([privateItem({ title: 'Leadership Essentials', invoices })]) });
  expect(screen.getByRole('link', pencil).getAttribute('href')).toMatch(/\/item\/\w+\/edit-private-course$/);
});

test('BKG-04 deleting a private item says that its class stays, with a link to it', async () => {
  const { user } = await open({
    found: () => draft([privateItem({ title: 'Leadership Essentials', status: 'draft' })]),
    host: everyRoute,
  });
  await take(user, 'Delete');
  expect(screen.getByRole('dialog').textContent).toContain('stays: it is the customer’s class without a booking');
  expect(
    dialog()
      .getByRole('link', { name: /TC-20866/ })
      .getAttribute('target'),
  ).toBe('_blank');
});

test('BKG-04 FRM-11 deleting an item asks for confirmation and names the consequences', async () => {
  let items = [item()];
  const remove = () => {
    items = [];
    return { bookingItem: { id: idOf('booking_items', 1) } };
  };
  const { user, sent } = await open({ found: () => draft(items), remove });
  await take(user, 'Delete');
  dialog().getByRole('heading', { name: 'Delete Leadership Essentials?' });
  expect(screen.getByRole('dialog').textContent).toContain(
    '4 seats of TC-20871 are free again at once. 3 attendees lose their place. The booking comes to £2,376.00 less.',
  );
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('useDeleteItemMutation')).toEqual([]);
  await take(user, 'Delete');
  await user.dblClick(dialog().getByRole('button', { name: 'Delete item' }));
  await screen.findByText('No items.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('useDeleteItemMutation').map(({ variables }) => variables)).toEqual([
    { input: { id: idOf('booking_items', 1), version: 1 } },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('when the server refuses a deletion, the dialog shows the reason and only Close is left', async () => {
  const remove = () => {
    throw stale('This item is on INV-40219 and can no longer be deleted.');
  };
  const { user } = await open({ remove });
  await take(user, 'Delete');
  await user.click(dialog().getByRole('button', { name: 'Delete item' }));
  await dialog().findByText('This item is on INV-40219 and can no longer be deleted.');
  expect(dialog().queryByRole('button', { name: /Delete|Try again/ })).toBeNull();
});

test.each(['Edit', 'Delete'] as const)(
  'after %s of an item that a colleague deleted, a notice says that it is gone, and the screen shows the remaining items',
  async (act) => {
    let items = [item()];
    const gone = () => {
      items = [];
      throw Object.assign(new Error('This booking item no longer exists.'), { extensions: { status: 404 } });
    };
    const { user } = await open({ found: () => draft(items), remove: gone, update: gone });
    await take(user, act);
    await user.click(dialog().getByRole('button', { name: /^Save item|^Delete item/ }));
    await screen.findByText('No items.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notices.get()).toMatchObject([{ tone: 'error', text: 'This booking item no longer exists.' }]);
  },
);

test('an item of a confirmed booking can be edited but not deleted; a complete item can be neither', async () => {
  const { user, unmount } = await open({ found: () => booking(10482, { items: connection([publicItem()]) }) });
  await user.click(screen.getByRole('button', { name: 'Actions of Leadership Essentials' }));
  expect(screen.getByRole('button', pencil)).toHaveProperty('ariaDisabled', null);
  const description = 'This item is confirmed. Only items of a draft can be deleted.';
  expect(screen.getByRole('menuitem', { name: 'Delete', description })).toHaveProperty('ariaDisabled', 'true');
  unmount();
  const done = publicItem({ status: 'complete', class: trainingClass('TC-20871') });
  await open({ found: () => booking(10482, { items: connection([done]) }) });
  expect(screen.getByRole('button', pencil)).toHaveProperty('ariaDisabled', 'true');
});

test('the pencil of an invoiced item names the invoice; the item can be edited again once the invoice is voided', async () => {
  const invoiced = (status: string) =>
    booking(10482, { items: connection([publicItem({ invoices: onInvoice(status) })]) });
  const { unmount } = await open({ found: () => invoiced('draft') });
  const description = 'This item is on INV-40187 and can no longer be changed.';
  expect(screen.getByRole('button', { ...pencil, description })).toHaveProperty('ariaDisabled', 'true');
  unmount();
  await open({ found: () => invoiced('voided') });
  expect(screen.getByRole('button', pencil)).toHaveProperty('ariaDisabled', null);
});

test('an invoiced item of a draft cannot be deleted, even when the invoice is voided', async () => {
  const { user } = await open({ found: () => draft([item({ invoices: onInvoice('voided') })]) });
  await user.click(screen.getByRole('button', { name: 'Actions of Leadership Essentials' }));
  const description = 'This item is on INV-40187 and can no longer be deleted.';
  expect(screen.getByRole('menuitem', { name: 'Delete', description })).toHaveProperty('ariaDisabled', 'true');
  expect(screen.getByRole('button', pencil)).toHaveProperty('ariaDisabled', null);
});

test('an item says when its class is not held on its dates', async () => {
  const postponed = { class: trainingClass('TC-20871', { status: 'postponed' }) };
  const { unmount } = await open({ found: () => draft([item(postponed)]) });
  screen.getByText('Postponed');
  unmount();
  await open();
  expect(screen.queryByText('Postponed')).toBeNull();
});

test('the button that adds items links to the public classes; on a booking that allows no new items it gives the reason', async () => {
  const { user, address, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect(screen.getByRole('menuitem', { name: 'Seats on a public course' }).getAttribute('href')).toBe(
    `/booking/${id}/item/create-public-course`,
  );
  expect(address()).toBe(`/booking/${id}`);
  unmount();
  await open({ found: () => draft([], { status: 'on_hold' }) });
  expect(await expectImpossible(user, 'Add item')).toBe('This booking is on hold. Resume it to add items.');
});

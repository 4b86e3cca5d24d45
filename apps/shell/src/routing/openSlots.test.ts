import { defineSlot, fillSlot, openSlot, STAFF_ROLES } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { createEnvironment } from '@console/relay';
import { expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, entryFailed, testSource } from '../testing/fixtures.ts';
import { enterRoute } from './enterRoute.ts';
import { RouteTable } from './RouteTable.ts';

const place = defineSlot<{ readonly booking: string }>('booking.detail.panel');
const environment = createEnvironment({ url: '/graphql', token: () => null, onUnauthorised: () => {} });
const none = { default: () => null };

function fillingRelease(name: string, roles = STAFF_ROLES, weight = 10): RemoteRelease {
  const fill = { slot: place.name, id: `${name}.panel`, title: name, roles: [...roles], weight };
  return { ...bookingsRelease, name, title: name, base: `/releases/${name}/1/`, routes: [], slots: [fill] };
}

function entering(fillers: RemoteRelease[]) {
  const panel = vi.fn(async () => none);
  const module = fillSlot(place, { panel });
  const list = {
    page: async () => none,
    slots: [openSlot(place, ({ url }) => ({ booking: url.searchParams.get('of') ?? '' }))],
  };
  const source = testSource(
    { 'bookings.list': list },
    Object.fromEntries(fillers.map(({ name }) => [`${name}.panel`, module])),
  );
  const routes = bookingsRelease.routes.map((route) => ({ ...route, opens: [place.name] }));
  const releases = [{ ...bookingsRelease, routes }, ...fillers];
  const remotes = new RemoteStore(source, releases);
  const owned = new RouteTable(releases).find('/booking');
  if (!owned) throw new Error('no route');
  const context = { userId: 'users/01J8ZQ', roles: ['ROLE_ACCOUNT_MANAGER'] as const, remotes, environment };
  const address = { params: {}, url: new URL('http://console.test/booking?of=bookings/1'), now: new Date() };
  const enter = async () => {
    const entered = await enterRoute(context, owned, address, null);
    return entered.kind === 'page' ? (entered.data.slots[place.name] ?? []) : [];
  };
  return { source, panel, enter };
}

test('FED-08 every live remote that names a slot fills it, in the order of the weights', async () => {
  const { enter, panel } = entering([fillingRelease('tickets', STAFF_ROLES, 20), fillingRelease('billing')]);
  const fillings = await enter();
  expect(fillings.map(({ fill, props }) => [fill.id, props])).toEqual([
    ['billing.panel', { booking: 'bookings/1' }],
    ['tickets.panel', { booking: 'bookings/1' }],
  ]);
  await expect.poll(() => panel).toHaveBeenCalledTimes(2);
});

test('FED-04 the scripts of the fillings are requested in parallel with those of the screen', async () => {
  const billing = fillingRelease('billing');
  const { enter, source } = entering([billing]);
  const entered = enter();
  expect(source.preload).toHaveBeenCalledWith(billing, 'slots', 'billing.panel');
  await entered;
});

test('ACC-13 a filling for other roles is not loaded', async () => {
  const { enter, source } = entering([fillingRelease('audit', ['ROLE_ADMIN'])]);
  expect(await enter()).toEqual([]);
  expect(source.preload).toHaveBeenCalledTimes(1);
  expect(source.loadSlots).not.toHaveBeenCalled();
});

test('FED-06 the screen does not wait for its fillings, and a filling whose remote fails has the error', async () => {
  const { enter, source } = entering([fillingRelease('billing')]);
  const hanging = Promise.withResolvers<never>();
  source.loadSlots.mockReturnValueOnce(hanging.promise);
  const [filling] = await enter();
  expect(filling?.state()).toEqual({ status: 'loading' });
  hanging.reject(entryFailed);
  await expect.poll(() => filling?.state()).toEqual({ status: 'failed', error: entryFailed });
  filling?.retry();
  await expect.poll(() => filling?.state().status).toBe('ready');
});

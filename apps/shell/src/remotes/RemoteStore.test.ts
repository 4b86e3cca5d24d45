import { expect, test, vi } from 'vitest';
import { bookingsRelease, entryFailed, testSource } from '../testing.ts';
import { RemoteStore } from './RemoteStore.ts';

const page = async () => ({ default: () => null });
const modules = { 'bookings.list': { page } };

test('FED-04 a remote is loaded when a screen of it is wanted, once, with all its scripts asked for together', async () => {
  const source = testSource(modules);
  const store = new RemoteStore(source, [bookingsRelease]);
  expect(store.state('bookings')).toEqual({ status: 'not-loaded' });
  const both = [store.routeModule('bookings', 'bookings.list'), store.routeModule('bookings', 'bookings.list')];
  expect(store.state('bookings')).toEqual({ status: 'loading' });
  await expect(Promise.all(both)).resolves.toEqual([{ page }, { page }]);
  expect(source.loadRoutes).toHaveBeenCalledOnce();
  expect(source.preload).toHaveBeenCalledWith(bookingsRelease, 'routes', 'bookings.list');
  expect(store.state('bookings')).toEqual({ status: 'loaded' });
});

test('FED-06 one that failed says why, and is loaded anew the next time', async () => {
  const source = testSource(modules);
  source.loadRoutes.mockRejectedValueOnce(entryFailed);
  const store = new RemoteStore(source, [bookingsRelease]);
  const listener = vi.fn();
  store.subscribe(listener);
  await expect(store.routeModule('bookings', 'bookings.list')).rejects.toBe(entryFailed);
  expect(store.state('bookings')).toEqual({ status: 'failed', code: 'REMOTE_ENTRY_FAILED' });
  expect(source.forget).toHaveBeenCalledWith(bookingsRelease);
  expect(listener).toHaveBeenCalledTimes(2);
  await expect(store.routeModule('bookings', 'bookings.list')).resolves.toEqual({ page });
  expect(store.state('bookings')).toEqual({ status: 'loaded' });
});

test('FED-06 a route that the remote’s code does not have fails by its code', async () => {
  const store = new RemoteStore(testSource(modules), [bookingsRelease]);
  await expect(store.routeModule('bookings', 'bookings.audit')).rejects.toMatchObject({ code: 'REMOTE_ROUTES_FAILED' });
});

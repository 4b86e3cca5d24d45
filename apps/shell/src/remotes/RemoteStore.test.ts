import { expect, test, vi } from 'vitest';
import { bookingsRelease, entryFailed, testSource } from '../testing/fixtures.ts';
import { RemoteStore } from './RemoteStore.ts';

const page = async () => ({ default: () => null });
const modules = { 'bookings.list': { page } };

test('FED-04 loads a remote once, when one of its screens is needed, and requests all its scripts in parallel', async () => {
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

test('FED-04 a route with a file of its own is loaded when its screen is needed; its failure is that of the page’s code', async () => {
  const own = vi.fn(async () => ({ default: { page } }));
  const store = new RemoteStore(testSource({ ...modules, 'bookings.detail': own }), [bookingsRelease]);
  await store.routeModule('bookings', 'bookings.list');
  expect(own).not.toHaveBeenCalled();
  await expect(store.routeModule('bookings', 'bookings.detail')).resolves.toEqual({ page });
  own.mockRejectedValueOnce(new Error('the script did not arrive'));
  await expect(store.routeModule('bookings', 'bookings.detail')).rejects.toMatchObject({
    code: 'PAGE_CODE_FAILED',
    detail: 'bookings.detail',
  });
  expect(store.state('bookings')).toEqual({ status: 'failed', code: 'PAGE_CODE_FAILED' });
});

test('FED-06 a failed remote has an error code, and is loaded again the next time', async () => {
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

test('FED-06 a route that is missing in the code of the remote has its own error code', async () => {
  const store = new RemoteStore(testSource(modules), [bookingsRelease]);
  await expect(store.routeModule('bookings', 'bookings.audit')).rejects.toMatchObject({ code: 'REMOTE_ROUTES_FAILED' });
});

test('FED-06 the loading of a remote can be canceled, and its late answer is ignored', async () => {
  const source = testSource(modules);
  const hanging = Promise.withResolvers<typeof modules>();
  source.loadRoutes.mockReturnValueOnce(hanging.promise);
  const store = new RemoteStore(source, [bookingsRelease]);
  const hung = store.routeModule('bookings', 'bookings.list').catch(() => 'failed');
  store.cancelLoading('bookings');
  expect(source.forget).toHaveBeenCalledOnce();
  await expect(store.routeModule('bookings', 'bookings.list')).resolves.toEqual({ page });
  hanging.reject(entryFailed);
  expect(await hung).toBe('failed');
  expect(store.state('bookings')).toEqual({ status: 'loaded' });
  expect(source.forget).toHaveBeenCalledOnce();
});

test('canceling a remote that is not loading changes nothing', async () => {
  const source = testSource(modules);
  const store = new RemoteStore(source, [bookingsRelease]);
  await store.routeModule('bookings', 'bookings.list');
  store.cancelLoading('bookings');
  expect(source.forget).not.toHaveBeenCalled();
});

test('FED-06 failed code of a page marks its remote as failed, and the remote is loaded again', async () => {
  const source = testSource(modules);
  const store = new RemoteStore(source, [bookingsRelease]);
  const failing = Promise.reject(new Error('ChunkLoadError'));
  await expect(store.watchCode('bookings', failing, 'PAGE_CODE_FAILED')).rejects.toThrow('ChunkLoadError');
  expect(store.state('bookings')).toEqual({ status: 'failed', code: 'PAGE_CODE_FAILED' });
  expect(source.forget).toHaveBeenCalledOnce();
});

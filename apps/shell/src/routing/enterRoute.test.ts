import { ConsoleError, type LoadedQuery, type PageQuery, type RouteModule } from '@console/platform';
import { createEnvironment } from '@console/relay';
import { expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, testSource } from '../testing/fixtures.ts';
import { enterRoute, preloadRoute } from './enterRoute.ts';
import { RouteTable } from './RouteTable.ts';

const Page = () => null;
const page = vi.fn(async () => ({ default: Page }));
const address = { params: {}, url: new URL('http://console.test/booking'), now: new Date() };

function query(ready: Promise<void> = Promise.resolve()) {
  const loaded: LoadedQuery = { name: 'ListQuery', variables: {}, ready, retain: () => () => {} };
  return {
    name: 'ListQuery',
    load: vi.fn<PageQuery['load']>(() => loaded),
    preload: vi.fn<PageQuery['preload']>(() => loaded),
    loaded,
  };
}

function entering(module: RouteModule, path = '/booking', roles = ['ROLE_ACCOUNT_MANAGER'] as const) {
  const source = testSource({ 'bookings.list': module, 'bookings.audit': module, 'bookings.diary': module });
  const remotes = new RemoteStore(source, [bookingsRelease]);
  const environment = createEnvironment({ url: '/graphql', token: () => null, onUnauthorised: () => {} });
  const owned = new RouteTable([bookingsRelease]).find(path);
  if (!owned) throw new Error(`no route ${path}`);
  return { source, context: { userId: 'users/01J8ZQ', roles, remotes, environment }, owned };
}

test('FED-04 code and query load in parallel, and deferred queries after them', async () => {
  const rows = query();
  const count = query();
  const { context, owned } = entering({ query: rows, deferred: { count }, page });
  const entered = await enterRoute(context, owned, address, null);
  expect(entered).toEqual({
    kind: 'page',
    Page,
    data: { query: rows.loaded, deferred: { count: count.loaded }, slots: {} },
  });
  expect(rows.load.mock.invocationCallOrder[0]).toBeLessThan(page.mock.invocationCallOrder[0] ?? 0);
  expect(count.load).toHaveBeenCalledOnce();
});

test('ACC-13 a route that the roles may not open is refused before any of it is loaded', async () => {
  const { source, context, owned } = entering({ page }, '/booking-audit');
  expect(await enterRoute(context, owned, address, null)).toEqual({ kind: 'forbidden' });
  await preloadRoute(context, owned, address);
  expect(source.loadRoutes).not.toHaveBeenCalled();
});

test('ACC-13 a record of somebody else is missing for those who may open their own only, before any of it is loaded', async () => {
  const rows = query();
  const { source, context, owned } = entering({ query: rows, page }, '/diary/01J8ZR');
  const at = (id: string) => ({ params: { id }, url: new URL(`http://console.test/diary/${id}`), now: new Date() });
  expect(await enterRoute(context, owned, at('01J8ZR'), null)).toEqual({ kind: 'missing' });
  await preloadRoute(context, owned, at('01J8ZR'));
  expect(source.loadRoutes).not.toHaveBeenCalled();
  expect(await enterRoute(context, owned, at('01J8ZQ'), null)).toMatchObject({ kind: 'page' });
  expect(rows.load).toHaveBeenCalledOnce();
});

test('FED-06 a page whose code fails has its own error code, and its remote is loaded again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('ChunkLoadError')));
  const { source, context, owned } = entering({ page: failing });
  await expect(enterRoute(context, owned, address, null)).rejects.toMatchObject({ code: 'PAGE_CODE_FAILED' });
  expect(source.forget).toHaveBeenCalledOnce();
});

test('a failed query keeps its own error', async () => {
  const offline = query(Promise.reject(new ConsoleError('REQUEST_OFFLINE')));
  const { source, context, owned } = entering({ query: offline, page });
  await expect(enterRoute(context, owned, address, null)).rejects.toMatchObject({
    code: 'REQUEST_OFFLINE',
    detail: 'ListQuery',
  });
  expect(source.forget).not.toHaveBeenCalled();
});

test('FED-04 pointing at a link preloads code and data, and ignores errors', async () => {
  const rows = query();
  const ahead = entering({ query: rows, page });
  await preloadRoute(ahead.context, ahead.owned, address);
  expect(rows.preload).toHaveBeenCalledOnce();
  const broken = entering({ page: () => Promise.reject(new Error('gone')) });
  await expect(preloadRoute(broken.context, broken.owned, address)).resolves.toBeUndefined();
});

test('another section of the same page keeps what is on screen; another address and the same one load everything', async () => {
  const rows = query();
  const count = query();
  const { context, owned } = entering({ query: rows, deferred: { count }, page, sections: ['tab'] });
  const enter = (search: string, displayed: Parameters<typeof enterRoute>[3]) =>
    enterRoute(context, owned, { ...address, url: new URL(search, address.url) }, displayed);
  const first = await enter('?q=a', null);
  if (first.kind !== 'page') throw new Error('The page was refused.');
  const displayed = { location: { pathname: '/booking', search: '?q=a' }, data: first.data };
  const keptBy = async (search: string) => {
    rows.load.mockClear();
    count.load.mockClear();
    await enter(search, displayed);
    return [rows, count].map(({ load }) => load.mock.calls[0]?.[2] ?? null);
  };
  const onScreen = [rows.loaded, count.loaded];
  expect(await keptBy('?q=a&tab=notes')).toEqual(onScreen);
  for (const search of ['?q=a', '?q=b', '?q=b&tab=notes']) expect(await keptBy(search)).toEqual([null, null]);
});

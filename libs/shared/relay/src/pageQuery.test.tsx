import { type PageData, PageDataProvider, type RouteAddress } from '@console/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { type IEnvironment, PreloadableQueryRegistry } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import { pageQuery } from './pageQuery.ts';
import { type TestPageQuery, testArtifact, testParameters } from './testQuery.ts';
import { touch } from './touched.ts';
import { useDeferredQuery } from './useDeferredQuery.ts';
import { usePageQuery } from './usePageQuery.ts';
import { countWrite } from './writes.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let reference = 'BK-1';
const network = vi.fn<typeof fetch>(async (_, init) => {
  const { variables } = JSON.parse(String(init?.body));
  return Response.json({ data: { booking: { id: variables.id, reference } } });
});
let environment: IEnvironment;

beforeEach(() => {
  reference = 'BK-1';
  vi.stubGlobal('fetch', network);
  PreloadableQueryRegistry.clear();
  environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const at = (id: string): RouteAddress => ({
  params: { id },
  url: new URL(`http://console.test/booking/${id}`),
  now: new Date(),
});
const query = (pollInterval = 0) =>
  pageQuery(testParameters, ({ params }) => ({ id: `bookings/${params.id}` }), { pollInterval });
const codeArrives = () => PreloadableQueryRegistry.set('test-page-query', testArtifact);

function Page() {
  return <h1>{usePageQuery<TestPageQuery>(testArtifact).booking?.reference}</h1>;
}

function Count() {
  const { data, error } = useDeferredQuery<TestPageQuery>(testArtifact, 'count');
  return <p>{error ? 'failed' : (data?.booking?.reference ?? 'on its way')}</p>;
}

function show(data: PageData, page = <Page />) {
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <PageDataProvider value={data}>{page}</PageDataProvider>
    </RelayEnvironmentProvider>,
  );
}

test('FED-04 data is asked for before the page’s code is there, once, and is read without waiting', async () => {
  const loaded = query().load(environment, at('1'));
  expect(network).toHaveBeenCalledOnce();
  codeArrives();
  await loaded.ready;
  show({ query: loaded, deferred: {}, slots: {} });
  expect(screen.getByRole('heading').textContent).toBe('BK-1');
  expect(network).toHaveBeenCalledOnce();
});

test('FED-04 a click takes up what pointing at its link has loaded', async () => {
  codeArrives();
  const booking = query();
  const ahead = booking.preload(environment, at('1'));
  expect(booking.preload(environment, at('1'))).toBe(ahead);
  expect(booking.load(environment, at('1'))).toBe(ahead);
  expect(booking.load(environment, at('2'))).not.toBe(ahead);
  expect(network).toHaveBeenCalledTimes(2);
});

test('what was preloaded before a write is not taken up after it', async () => {
  codeArrives();
  const booking = query();
  const before = booking.preload(environment, at('1'));
  await before.ready;
  countWrite(environment);
  const after = booking.load(environment, at('1'));
  expect(after).not.toBe(before);
  expect(network).toHaveBeenCalledTimes(2);
});

test('an answer that was on its way while a write ended is asked for again, whoever waits for it', async () => {
  codeArrives();
  const booking = query();
  const late = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(late.promise);
  booking.preload(environment, at('1'));
  reference = 'BK-1 confirmed';
  countWrite(environment);
  const page = booking.load(environment, at('1'));
  late.resolve(Response.json({ data: { booking: { id: 'bookings/1', reference: 'BK-1 of before' } } }));
  await page.ready;
  await act(async () => show({ query: page, deferred: {}, slots: {} }));
  expect(screen.getByRole('heading').textContent).toBe('BK-1 confirmed');
  expect(network).toHaveBeenCalledTimes(2);
});

test('a preloaded result that failed or has grown old is not taken up', async () => {
  codeArrives();
  const booking = query();
  network.mockRejectedValueOnce(new TypeError('offline'));
  const failed = booking.preload(environment, at('1'));
  await expect(failed.ready).rejects.toMatchObject({ code: 'REQUEST_OFFLINE' });
  expect(booking.load(environment, at('1'))).not.toBe(failed);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const old = booking.preload(environment, at('2'));
  vi.advanceTimersByTime(20_001);
  expect(booking.load(environment, at('2'))).not.toBe(old);
});

test('what is in the store is shown at once and refreshed behind', async () => {
  codeArrives();
  const booking = query();
  const first = booking.load(environment, at('1'));
  await first.ready;
  const release = first.retain();
  reference = 'BK-1 renamed';
  const second = booking.load(environment, at('1'));
  show({ query: second, deferred: {}, slots: {} });
  expect(screen.getByRole('heading').textContent).toBe('BK-1');
  expect(await screen.findByText('BK-1 renamed')).toBeDefined();
  release();
});

test('NAV-09 a page query polls at its interval while it is shown, and by default not at all', async () => {
  codeArrives();
  const polled = query(3000).load(environment, at('1'));
  await polled.ready;
  vi.useFakeTimers();
  const shown = show({ query: polled, deferred: {}, slots: {} });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(network).toHaveBeenCalledTimes(3);
  shown.unmount();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(network).toHaveBeenCalledTimes(3);

  vi.useRealTimers();
  const still = query().load(environment, at('2'));
  await still.ready;
  vi.useFakeTimers();
  show({ query: still, deferred: {}, slots: {} });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(network).toHaveBeenCalledTimes(4);
});

test('a page that reads another query than its route loads says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show({ query: null, deferred: {}, slots: {} })).toThrow(
    'The page reads TestPageQuery, but its route loads no query.',
  );
});

test('a deferred query never holds the page up, and its failure is only its own', async () => {
  codeArrives();
  const good = query().load(environment, at('1'));
  show({ query: null, deferred: { count: good }, slots: {} }, <Count />);
  expect(screen.getByText('on its way')).toBeDefined();
  expect(await screen.findByText('BK-1')).toBeDefined();
  cleanup();
  network.mockRejectedValueOnce(new TypeError('offline'));
  show({ query: null, deferred: { count: query().load(environment, at('9')) }, slots: {} }, <Count />);
  expect(await screen.findByText('failed')).toBeDefined();
});

test('a record that a write touched is asked for again by whatever shows it, and by nothing else', async () => {
  codeArrives();
  const [page, count] = [query().load(environment, at('1')), query().load(environment, at('2'))];
  await Promise.all([page.ready, count.ready]);
  const both = (
    <>
      <Page />
      <Count />
    </>
  );
  await act(async () => show({ query: page, deferred: { count }, slots: {} }, both));
  expect(network).toHaveBeenCalledTimes(2);

  reference = 'BK-1 confirmed';
  await act(async () => touch(environment, ['bookings/1', 'bookings/unknown']));
  await screen.findByRole('heading', { name: 'BK-1 confirmed' });
  expect(network).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('paragraph').textContent).toBe('BK-1');

  reference = 'BK-1 delivered';
  await act(async () => touch(environment, 'everything'));
  await screen.findByRole('heading', { name: 'BK-1 delivered' });
  expect(network).toHaveBeenCalledTimes(5);
});

test('a screen that is entered after a write waits for what the write changed', async () => {
  codeArrives();
  const before = query().load(environment, at('1'));
  await before.ready;
  reference = 'BK-1 confirmed';
  touch(environment, ['bookings/1']);
  const page = query().load(environment, at('1'));
  await page.ready;
  await act(async () => show({ query: page, deferred: {}, slots: {} }));
  expect(screen.getByRole('heading').textContent).toBe('BK-1 confirmed');
});

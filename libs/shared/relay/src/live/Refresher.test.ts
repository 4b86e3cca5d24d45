import { createOperationDescriptor, fetchQuery, type IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from '../environment.ts';
import { type DisplayedQuery, displayedQueries } from '../follow/displayedQueries.ts';
import { testArtifact } from '../testQuery.ts';
import { countedWrite } from '../writes.ts';
import { Refresher } from './Refresher.ts';

const variables = { id: 'bookings/1' };
const flights: PromiseWithResolvers<Response>[] = [];
let environment: IEnvironment;
let refresher: Refresher;
let query: DisplayedQuery;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(() => {
      const flight = Promise.withResolvers<Response>();
      flights.push(flight);
      return flight.promise;
    }),
  );
  environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  refresher = new Refresher(
    environment,
    () => () => {},
    (missed) => refresher.ask(missed),
  );
  query = { artifact: testArtifact, operation: createOperationDescriptor(testArtifact, variables), deferred: false };
  displayedQueries(environment).add(query);
});

afterEach(() => {
  refresher.stop();
  flights.length = 0;
  vi.restoreAllMocks();
});

async function lands(flight: number, reference: string) {
  flights[flight]?.resolve(Response.json({ data: { booking: { id: 'bookings/1', reference } } }));
  await vi.advanceTimersByTimeAsync(10);
}
const reference = () => environment.getStore().getSource().get('bookings/1')?.reference;

test('a query asked for several times during a request is requested once more after it', async () => {
  refresher.ask(query);
  for (let change = 0; change < 5; change += 1) refresher.ask(query);
  expect(flights).toHaveLength(1);
  await lands(0, 'of before');
  expect(flights).toHaveLength(2);
  await lands(1, 'of after');
  expect(reference()).toBe('of after');
  expect(flights).toHaveLength(2);
});

test('a refresh does not join a request of somebody else, which may be older than the change', async () => {
  fetchQuery(environment, testArtifact, variables).subscribe({});
  refresher.ask(query);
  refresher.ask(query);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flights).toHaveLength(1);
  await lands(0, 'of before');
  await vi.advanceTimersByTimeAsync(200);
  expect(flights).toHaveLength(2);
  await lands(1, 'of after');
  expect(reference()).toBe('of after');
});

test('writes of this tab come first, for three seconds', async () => {
  const writes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  void countedWrite(environment, () => writes[0].promise);
  refresher.ask(query);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(flights).toHaveLength(0);
  writes[0].resolve();
  await vi.advanceTimersByTimeAsync(200);
  expect(flights).toHaveLength(1);
  await lands(0, 'of after');
  void countedWrite(environment, () => writes[1].promise);
  refresher.ask(query);
  await vi.advanceTimersByTimeAsync(2_800);
  expect(flights).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(flights).toHaveLength(2);
  writes[1].resolve();
});

test('a failure keeps the displayed data, and the next change requests it again', async () => {
  refresher.ask(query);
  await lands(0, 'shown');
  refresher.ask(query);
  flights[1]?.reject(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(10);
  expect(reference()).toBe('shown');
  refresher.ask(query);
  expect(flights).toHaveLength(3);
});

test('a query without an answer is requested again, more and more rarely, until it is answered', async () => {
  refresher.ask(query);
  for (const [flight, latest] of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
    flights[flight]?.reject(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(latest / 2 - 10);
    expect(flights).toHaveLength(flight + 1);
    await vi.advanceTimersByTimeAsync(latest / 2 + 20);
    expect(flights).toHaveLength(flight + 2);
  }
  await lands(6, 'of after');
  expect(reference()).toBe('of after');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flights).toHaveLength(7);
});

test('a failed query is requested at once when the connection is back, but not when it is no longer displayed', async () => {
  refresher.ask(query);
  flights[0]?.resolve(new Response('', { status: 502 }));
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(flights).toHaveLength(2);
  flights[1]?.reject(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(10);
  displayedQueries(environment).delete(query);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flights).toHaveLength(2);
});

test('a query answered with an error is not requested again', async () => {
  refresher.ask(query);
  flights[0]?.resolve(Response.json({ errors: [{ message: 'No.' }] }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flights).toHaveLength(1);
});

test('a query that is no longer displayed is not requested', async () => {
  refresher.ask(query);
  refresher.ask(query);
  displayedQueries(environment).delete(query);
  await lands(0, 'seen');
  refresher.ask(query);
  expect(flights).toHaveLength(1);
});

test('a query that is displayed again during its request is requested once more', async () => {
  refresher.ask(query);
  refresher.ask(query);
  const shown = displayedQueries(environment) as Set<DisplayedQuery>;
  shown.delete(query);
  shown.add({ ...query });
  await lands(0, 'of before');
  expect(flights).toHaveLength(2);
});

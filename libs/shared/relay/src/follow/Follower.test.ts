import { createOperationDescriptor, type IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DisplayedQuery, displayedQueries } from '../displayedQueries.ts';
import { createEnvironment } from '../environment.ts';
import { noteOwnWrite } from '../ownWrites.ts';
import { testArtifact, testListArtifact } from '../testQuery.ts';
import type { Change, ChangedRecord } from './Changes.ts';
import { Follower } from './Follower.ts';

let environment: IEnvironment;
let follower: Follower;
let concerned: DisplayedQuery[];

beforeEach(() => {
  environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  concerned = [];
  follower = new Follower(environment, (query) => concerned.push(query));
});
afterEach(() => follower.stop());

/** A query that is displayed with this answer. */
function show(artifact: typeof testArtifact, data: object, variables = {}): DisplayedQuery {
  const query = { artifact, operation: createOperationDescriptor(artifact, variables), deferred: false };
  environment.retain(query.operation);
  environment.commitPayload(query.operation, data);
  (displayedQueries(environment) as Set<DisplayedQuery>).add(query);
  return query;
}
const record = (id: string) => show(testArtifact, { booking: { id, reference: 'BK-1' } }, { id });
const list = (...ids: string[]) =>
  show(testListArtifact, { bookings: { edges: ids.map((id) => ({ node: { id, reference: 'BK', version: 3 } })) } });

let changes = 0;
function told(records: Partial<ChangedRecord>[], more: Partial<Change> = {}): Change[] {
  changes += 1;
  const whole = records.map((written) => ({
    id: '',
    type: 'Booking',
    version: null,
    kind: 'updated' as const,
    ...written,
  }));
  return [{ id: `change-${changes}`, key: null, records: whole, touched: [], lists: [], ...more }];
}
const hear = (of: Change[], gap = false) => follower.apply({ gap, changes: of });

test('a written record concerns queries that display it, and all lists of its type', () => {
  const [one] = [record('bookings/1'), record('bookings/2')];
  const bookings = list('bookings/3');
  hear(told([{ id: 'bookings/1' }]));
  expect(concerned).toEqual([one, bookings]);
});

test('touched records and named lists are concerned without being written', () => {
  const one = record('bookings/1');
  const bookings = list('bookings/3');
  hear(told([{ id: 'notes/1', type: 'Note' }], { touched: ['bookings/1'] }));
  expect(concerned).toEqual([one]);
  hear(told([], { lists: ['Booking'] }));
  expect(concerned.slice(1)).toContain(bookings);
  hear(told([{ id: 'notes/2', type: 'Note' }], { touched: ['bookings/77'], lists: ['Customer'] }));
  expect(concerned.filter((query) => query === bookings)).toHaveLength(1);
});

test("a version already in the store does not concern a record's query, but a deletion always does", () => {
  const one = show(testArtifact, { booking: { id: 'bookings/1', reference: 'BK-1' } }, { id: 'bookings/1' });
  const bookings = list('bookings/1');
  hear(told([{ id: 'bookings/1', version: 3 }]));
  expect(concerned).toEqual([bookings]);
  hear(told([{ id: 'bookings/1', version: 4 }]));
  expect(concerned).toEqual([bookings, one, bookings]);
  hear(told([{ id: 'bookings/1', version: null, kind: 'deleted' }]));
  expect(concerned.filter((query) => query === one)).toHaveLength(2);
});

test('own writes and repeated changes are ignored', () => {
  record('bookings/1');
  noteOwnWrite(environment, 'own');
  hear(told([{ id: 'bookings/1' }], { key: 'own' }));
  expect(concerned).toEqual([]);
  const others = told([{ id: 'bookings/1' }], { key: 'of another tab' });
  hear(others);
  hear(others);
  expect(concerned).toHaveLength(1);
  expect(follower.heard).toBe(1);
});

test('after a gap, all displayed queries may be outdated', () => {
  const shown = [record('bookings/1'), list('bookings/3')];
  hear([], true);
  expect(concerned).toEqual(shown);
  expect(environment.check(record('bookings/9').operation).status).toBe('available');
});

test('a query sent before a change is outdated, even if its answer came later', () => {
  const since = follower.heard;
  hear(told([{ id: 'bookings/1' }]));
  const [one, other] = [record('bookings/1'), record('bookings/2')];
  const bookings = list('bookings/3');
  expect(follower.concerns(other, since)).toBe(false);
  expect(follower.concerns(one, since)).toBe(true);
  expect(follower.concerns(bookings, since)).toBe(true);
  expect(follower.concerns(one, follower.heard)).toBe(false);
  hear([], true);
  expect(follower.concerns(other, since)).toBe(true);
});

test('a query older than the remembered changes is outdated', () => {
  const since = follower.heard;
  for (let change = 0; change < 301; change += 1) hear(told([{ id: 'notes/1', type: 'Note' }]));
  expect(follower.concerns(record('bookings/1'), since)).toBe(true);
  expect(follower.concerns(record('bookings/1'), since + 1)).toBe(false);
});

test('a batch is invalidated in one update', () => {
  const update = vi.spyOn(environment, 'commitUpdate');
  hear([...told([{ id: 'bookings/1' }]), ...told([{ id: 'bookings/2' }])]);
  expect(update).toHaveBeenCalledOnce();
});

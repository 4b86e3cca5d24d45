import { createOperationDescriptor, type IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnvironment } from '../environment.ts';
import { testArtifact, testHistoryArtifact, testListArtifact } from '../testQuery.ts';
import type { Change, ChangedRecord } from './Changes.ts';
import { type DisplayedQuery, displayedQueries } from './displayedQueries.ts';
import { Follower } from './Follower.ts';
import { noteOwnWrite } from './ownWrites.ts';

let environment: IEnvironment;
let follower: Follower;
let concerned: DisplayedQuery[];

beforeEach(() => {
  environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  concerned = [];
  follower = new Follower(environment);
  follower.setPace((query) => concerned.push(query));
});

/** A query that is displayed with this answer. */
function show(artifact: typeof testArtifact, data: object, variables = {}): DisplayedQuery {
  const query = { artifact, operation: createOperationDescriptor(artifact, variables), deferred: false };
  environment.retain(query.operation);
  environment.commitPayload(query.operation, data);
  displayedQueries(environment).add(query);
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

describe('a write of this tab', () => {
  const network = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const sent = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  const write = (of: Change[], { gap = false, answered = [] as string[], paced = false } = {}) =>
    follower.applyOwn({ gap, changes: of }, new Set(answered), paced);

  beforeEach(() => void vi.stubGlobal('fetch', network));
  afterEach(() => {
    network.mockClear();
    vi.useRealTimers();
  });

  test.each<[string, Change[], boolean?]>([
    ['updated and touched records', told([{ id: 'bookings/1' }], { touched: ['bookings/2'] })],
    ['a created record', told([{ id: 'bookings/7', kind: 'created', version: 1 }])],
    ['a record below the displayed one', told([{ id: 'notes/1', type: 'Note' }], { touched: ['bookings/2'] })],
    ['lists only', told([], { lists: ['Booking'] })],
    ['nothing that is displayed', told([{ id: 'customers/1', type: 'Customer' }], { lists: ['Customer'] })],
    ['a gap', [], true],
  ])('requests at once the queries that the same change by another user concerns: %s', (_what, of, gap = false) => {
    const shown = [record('bookings/1'), record('bookings/2'), list('bookings/3')];
    write(of, { gap });
    const requested = sent().map(({ variables }) => JSON.stringify(variables));
    expect(concerned).toEqual([]);
    hear(
      of.map((change) => ({ ...change, id: `${change.id} by another` })),
      gap,
    );
    expect(requested).toEqual(concerned.map(({ operation }) => JSON.stringify(operation.request.variables)));
    expect(shown).toEqual(expect.arrayContaining(concerned));
  });

  test('requests the queries also when the stream was faster than the answer', () => {
    record('bookings/1');
    noteOwnWrite(environment, 'own');
    const own = told([{ id: 'bookings/1' }], { key: 'own' });
    hear(own);
    write(own);
    expect(concerned).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  test('whose answer was lost is like a write by another, whenever the stream tells of it', () => {
    const one = record('bookings/1');
    noteOwnWrite(environment, 'own');
    hear(told([{ id: 'bookings/1' }], { key: 'own' }));
    expect(concerned).toEqual([]);
    follower.applyUnanswered('own');
    expect(concerned).toEqual([one]);
    hear(told([{ id: 'bookings/1' }], { key: 'own' }));
    expect(concerned).toEqual([one, one]);
    noteOwnWrite(environment, 'own');
    hear(told([{ id: 'bookings/1' }], { key: 'own' }));
    expect(concerned).toHaveLength(2);
  });

  test('requests nothing for records whose changes its answer has, whatever their version', () => {
    record('bookings/1');
    write(told([{ id: 'bookings/1', version: 9 }], { touched: ['bookings/1'] }), { answered: ['bookings/1'] });
    expect(sent()).toEqual([]);
    write(told([{ id: 'bookings/1', version: 9 }]));
    expect(sent()).toHaveLength(1);
  });

  test('requests the open history of a record whose other changes its answer has', () => {
    record('bookings/1');
    for (const id of ['bookings/1', 'bookings/2'])
      show(testHistoryArtifact, { booking: { id, history: { totalCount: 3 } } }, { id });
    write(told([{ id: 'bookings/1', version: 9 }]), { answered: ['bookings/1'] });
    expect(sent().map(({ query, variables }) => [query, variables.id])).toEqual([
      [testHistoryArtifact.params.text, 'bookings/1'],
    ]);
  });

  test('does not request the screen of a record that it deleted, but marks it as outdated', () => {
    const [gone, other] = [record('bookings/1'), record('bookings/2')];
    write(told([{ id: 'bookings/1', kind: 'deleted' }], { touched: ['bookings/1', 'bookings/2'] }));
    expect(sent().map(({ variables }) => variables)).toEqual([other.operation.request.variables]);
    expect(environment.check(gone.operation).status).toBe('stale');
  });

  test('has a left list wait for new data', () => {
    const left = list('bookings/3');
    displayedQueries(environment).delete(left);
    write(told([{ id: 'customers/1', type: 'Customer' }]));
    expect(environment.check(left.operation).status).toBe('available');
    write(told([{ id: 'bookings/4', kind: 'created' }]));
    expect(environment.check(left.operation).status).toBe('stale');
    expect(sent()).toEqual([]);
  });

  test('is ignored when the stream repeats it', () => {
    record('bookings/1');
    const own = told([{ id: 'bookings/1' }]);
    write(own);
    hear(own);
    expect([concerned, sent().length]).toEqual([[], 1]);
  });

  test('that is one of many small ones is paced like changes by others, and collected without live updates', async () => {
    vi.useFakeTimers();
    const one = record('bookings/1');
    const bookings = list('bookings/3');
    write(told([{ id: 'bookings/1' }]), { paced: true });
    expect([concerned, sent()]).toEqual([[one, bookings], []]);
    follower.setPace(() => {})();
    for (let mark = 0; mark < 12; mark += 1) write(told([{ id: 'bookings/1' }]), { paced: true });
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toHaveLength(2);
  });
});

test('without live updates, a query sent before a write of this tab is requested again when it is displayed', () => {
  const network = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', network);
  const since = follower.heard;
  follower.applyOwn({ gap: false, changes: told([{ id: 'bookings/1' }]) }, new Set(), false);
  expect(follower.concerns(record('bookings/1'), since)).toBe(true);
});

import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DisplayedQuery } from '../follow/displayedQueries.ts';
import { testArtifact, testListArtifact } from '../testQuery.ts';
import { Pace } from './Pace.ts';
import { QuietMoment } from './QuietMoment.ts';

const shown = (artifact: typeof testArtifact, deferred = false): DisplayedQuery => ({
  artifact,
  operation: createOperationDescriptor(artifact, {}),
  deferred,
});

let asked: { query: DisplayedQuery; at: number }[];
let pace: Pace;
let quiet: QuietMoment;
let visible = true;

beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  asked = [];
  quiet = new QuietMoment();
  const began = performance.now();
  pace = new Pace((query) => asked.push({ query, at: performance.now() - began }), quiet);
});

afterEach(() => {
  pace.stop();
  vi.restoreAllMocks();
});

/** Reports a change every few milliseconds for a time. */
function changes(query: DisplayedQuery, every: number, time: number) {
  for (let passed = 0; passed < time; passed += every) {
    pace.concern(query, false);
    vi.advanceTimersByTime(every);
  }
}
const moments = () => asked.map(({ at }) => at);

test('a record is requested when no more changes come, and at the latest after a second', () => {
  const record = shown(testArtifact);
  pace.concern(record, false);
  vi.advanceTimersByTime(5_000);
  expect(moments()).toEqual([300]);
  changes(record, 100, 2_000);
  expect(moments().slice(1)).toEqual([6_000, 7_000]);
});

test('a list is requested after a second, then at most every five seconds', () => {
  changes(shown(testListArtifact), 100, 12_000);
  expect(moments()).toEqual([1_000, 6_000, 11_000]);
});

test('only a list waits while the pointer is on it, records and totals do not', () => {
  vi.spyOn(quiet, 'wait').mockImplementation((since) => Math.max(0, since + 2_000 - performance.now()));
  const [record, list, total] = [shown(testArtifact), shown(testListArtifact), shown(testListArtifact, true)];
  for (const query of [record, list, total]) pace.concern(query, false);
  vi.advanceTimersByTime(5_000);
  expect(asked).toEqual([
    { query: record, at: 300 },
    { query: total, at: 1_000 },
    { query: list, at: 3_000 },
  ]);
});

test('a total is counted at most every 30 seconds', () => {
  changes(shown(testListArtifact, true), 500, 62_000);
  expect(moments()).toEqual([1_000, 31_000, 61_000]);
});

test('after a gap all queries are requested at random times within three seconds', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1);
  const [record, list] = [shown(testArtifact), shown(testListArtifact)];
  pace.concern(record, true);
  pace.concern(list, true);
  vi.advanceTimersByTime(5_000);
  expect(asked).toEqual([
    { query: list, at: 300 },
    { query: record, at: 2_700 },
  ]);
});

test('a hidden tab requests nothing, and each query once when it is visible again', () => {
  visible = false;
  const queries = [shown(testArtifact), shown(testListArtifact)];
  for (let change = 0; change < 20; change += 1) {
    for (const query of queries) pace.concern(query, change === 7);
    vi.advanceTimersByTime(1_000);
  }
  expect(asked).toEqual([]);
  visible = true;
  pace.shown();
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(queries.map((query) => ({ query, at: 20_000 })));
});

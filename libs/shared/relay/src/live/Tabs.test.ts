import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes } from '../follow/Changes.ts';
import { Tabs } from './Tabs.ts';
import { FakeChannel } from './testing.ts';

const open: Tabs[] = [];
let visible = true;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  visible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
});

afterEach(() => {
  for (const tabs of open.splice(0)) tabs.close();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const batch = (...ids: string[]): Changes => ({
  gap: false,
  changes: ids.map((id) => ({ id, key: null, records: [], touched: [], lists: [] })),
});
const GAP = { gap: true, changes: [] };

function tab(since = Date.now()) {
  const heard: Changes[] = [];
  const over = vi.fn();
  const channel = new FakeChannel('live');
  const tabs = new Tabs({
    channel: channel as unknown as BroadcastChannel,
    since,
    onChanges: (changes) => heard.push(changes),
    onUnsupported: over,
  });
  open.push(tabs);
  /** Returns the changes that this tab heard, without repetitions, in order. */
  const known = () => [...new Set(heard.flatMap(({ changes, gap }) => (gap ? ['gap'] : changes.map(({ id }) => id))))];
  return { tabs, channel, heard, known, over };
}

/** A tab whose stream is open and has caught up. */
async function leader() {
  const made = tab();
  made.tabs.lead(Date.now() - 10_000);
  await pass(3_000);
  made.tabs.alive();
  return made;
}

test('all tabs hear a change of the leading tab once and in order', async () => {
  const first = await leader();
  const others = [tab(), tab()];
  await pass(10);
  first.tabs.publish(batch('a', 'b'));
  first.tabs.publish(batch('c'));
  await pass(10);
  for (const { known } of [first, ...others]) expect(known()).toEqual(['a', 'b', 'c']);
});

test('a new tab gets the changes that it may have missed', async () => {
  const first = await leader();
  first.tabs.publish(batch('old'));
  await pass(20_000);
  const since = Date.now() - 5_000;
  first.tabs.publish(batch('a'));
  await pass(1_000);
  const second = tab(since);
  await pass(10);
  expect(second.known()).toEqual(['a']);
  expect(second.tabs.until).toBe(first.tabs.until);
});

test('a tab that missed a message notices it by the count and gets it again', async () => {
  const first = await leader();
  const second = tab();
  await pass(10);
  second.channel.losing = 1;
  first.tabs.publish(batch('a'));
  first.tabs.publish(batch('b'));
  await pass(10);
  expect(second.known()).toEqual(['b', 'a']);
  second.channel.losing = 1;
  first.tabs.publish(batch('c'));
  await pass(15_000);
  expect(second.known()).toEqual(['b', 'a', 'c']);
});

test('changes that are too old to be repeated are a gap', async () => {
  const first = await leader();
  first.tabs.publish(batch('a'));
  await pass(130_000);
  first.tabs.alive();
  const second = tab(Date.now() - 125_000);
  await pass(10);
  expect(second.heard).toEqual([GAP]);
  first.tabs.publish(batch('b'));
  await pass(10);
  expect(second.known()).toEqual(['gap', 'b']);
});

test('when another tab leads, tabs that received all messages of the old one have no gap', async () => {
  const first = await leader();
  const [second, third] = [tab(), tab()];
  await pass(10);
  first.tabs.publish(batch('a'));
  await pass(10);
  first.tabs.follow();
  second.tabs.lead(second.tabs.until - 10_000);
  await pass(10);
  second.tabs.publish(batch('a', 'b'));
  await pass(10);
  for (const { heard } of [first, third]) expect(heard.some(({ gap }) => gap)).toBe(false);
  expect(first.known()).toEqual(['a', 'b']);
  expect(third.known()).toEqual(['a', 'b']);
});

test('a new leading tab whose stream begins too late is a gap', async () => {
  const first = await leader();
  const [second, third] = [tab(), tab()];
  await pass(10);
  first.tabs.close();
  await pass(30_000);
  second.tabs.lead(Date.now() - 1_000);
  await pass(2_500);
  expect(third.known()).toEqual(['gap']);
});

test('a visible tab that hears nothing for 40 seconds assumes a gap, and a hidden tab waits until it is visible', async () => {
  const first = await leader();
  const [second, hidden] = [tab(), tab()];
  await pass(10);
  first.tabs.close();
  await pass(39_000);
  expect(second.heard.some(({ gap }) => gap)).toBe(false);
  await pass(1_000);
  expect(second.heard.filter(({ gap }) => gap)).toHaveLength(1);
  visible = false;
  const before = hidden.heard.length;
  await pass(300_000);
  expect(hidden.heard).toHaveLength(before);
});

test('a leading tab without a server keeps sending beats, but its knowledge does not advance', async () => {
  await leader();
  const second = tab();
  await pass(10);
  const until = second.tabs.until;
  await pass(200_000);
  expect(second.heard.some(({ gap }) => gap)).toBe(false);
  expect(second.tabs.until).toBe(until);
});

test('a new stream of the same tab does not count as complete before it has caught up', async () => {
  const { tabs } = await leader();
  const { until } = tabs;
  await pass(30_000);
  tabs.lead(until - 10_000);
  tabs.alive();
  expect(tabs.until).toBe(until);
  await pass(2_000);
  tabs.alive();
  expect(tabs.until).toBe(Date.now());
});

test('all tabs learn that the server has no stream', async () => {
  const [first, second] = [tab(), tab()];
  first.tabs.publishUnsupported();
  await pass(10);
  expect(second.over).toHaveBeenCalledOnce();
});

test('a tab without a channel hears only its own stream', async () => {
  const heard: Changes[] = [];
  const tabs = new Tabs({
    channel: null,
    since: Date.now(),
    onChanges: (changes) => heard.push(changes),
    onUnsupported: () => {},
  });
  tabs.lead(Date.now());
  tabs.publish(batch('a'));
  await pass(300_000);
  expect(heard).toEqual([batch('a')]);
  tabs.close();
});

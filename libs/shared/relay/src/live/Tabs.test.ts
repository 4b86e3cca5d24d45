import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes } from './Changes.ts';
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
  vi.useRealTimers();
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
    heard: (changes) => heard.push(changes),
    over,
  });
  open.push(tabs);
  /** What was new to it, in the order of its coming. */
  const known = () => [...new Set(heard.flatMap(({ changes, gap }) => (gap ? ['gap'] : changes.map(({ id }) => id))))];
  return { tabs, channel, heard, known, over };
}

/** A tab whose stream stands and has caught up. */
async function leader() {
  const made = tab();
  made.tabs.lead(Date.now() - 10_000);
  await pass(3_000);
  made.tabs.alive();
  return made;
}

test('what the leading tab is told, it and all others hear once and in order', async () => {
  const first = await leader();
  const others = [tab(), tab()];
  await pass(10);
  first.tabs.tell(batch('a', 'b'));
  first.tabs.tell(batch('c'));
  await pass(10);
  for (const { known } of [first, ...others]) expect(known()).toEqual(['a', 'b', 'c']);
});

test('a tab that was opened a moment later is told what it may have missed', async () => {
  const first = await leader();
  first.tabs.tell(batch('old'));
  await pass(20_000);
  const since = Date.now() - 5_000;
  first.tabs.tell(batch('a'));
  await pass(1_000);
  const second = tab(since);
  await pass(10);
  expect(second.known()).toEqual(['a']);
  expect(second.tabs.until).toBe(first.tabs.until);
});

test('a tab that slept through a message notices by the count and has it told again', async () => {
  const first = await leader();
  const second = tab();
  await pass(10);
  second.channel.losing = 1;
  first.tabs.tell(batch('a'));
  first.tabs.tell(batch('b'));
  await pass(10);
  expect(second.known()).toEqual(['b', 'a']);
  second.channel.losing = 1;
  first.tabs.tell(batch('c'));
  await pass(15_000);
  expect(second.known()).toEqual(['b', 'a', 'c']);
});

test('what is too long ago to be told again is a gap', async () => {
  const first = await leader();
  first.tabs.tell(batch('a'));
  await pass(130_000);
  first.tabs.alive();
  const second = tab(Date.now() - 125_000);
  await pass(10);
  expect(second.heard).toEqual([GAP]);
  first.tabs.tell(batch('b'));
  await pass(10);
  expect(second.known()).toEqual(['gap', 'b']);
});

test('another leading tab is no gap for who heard the one before to its end', async () => {
  const first = await leader();
  const [second, third] = [tab(), tab()];
  await pass(10);
  first.tabs.tell(batch('a'));
  await pass(10);
  first.tabs.follow();
  second.tabs.lead(second.tabs.until - 10_000);
  await pass(10);
  second.tabs.tell(batch('a', 'b'));
  await pass(10);
  for (const { heard } of [first, third]) expect(heard.some(({ gap }) => gap)).toBe(false);
  expect(first.known()).toEqual(['a', 'b']);
  expect(third.known()).toEqual(['a', 'b']);
});

test('another leading tab whose stream begins too late is a gap', async () => {
  const first = await leader();
  const [second, third] = [tab(), tab()];
  await pass(10);
  first.tabs.close();
  await pass(30_000);
  second.tabs.lead(Date.now() - 1_000);
  await pass(2_500);
  expect(third.known()).toEqual(['gap']);
});

test('who is looked at and hears nothing of anybody takes it for a gap, and a hidden tab waits until it is looked at', async () => {
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

test('a leading tab whose server is away is still there, and knows no more than before', async () => {
  await leader();
  const second = tab();
  await pass(10);
  const until = second.tabs.until;
  await pass(200_000);
  expect(second.heard.some(({ gap }) => gap)).toBe(false);
  expect(second.tabs.until).toBe(until);
});

test('a new stream of the same tab does not know the time before it until it has had time to tell', async () => {
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

test('that the server tells nothing is told to all', async () => {
  const [first, second] = [tab(), tab()];
  first.tabs.tellOver();
  await pass(10);
  expect(second.over).toHaveBeenCalledOnce();
});

test('a tab without a channel hears only its own stream', async () => {
  const heard: Changes[] = [];
  const tabs = new Tabs({ channel: null, since: Date.now(), heard: (changes) => heard.push(changes), over: () => {} });
  tabs.lead(Date.now());
  tabs.tell(batch('a'));
  await pass(300_000);
  expect(heard).toEqual([batch('a')]);
  tabs.close();
});

import { expect, test, vi } from 'vitest';
import {
  answers,
  BEAT,
  network,
  openStreams,
  pass,
  setVisible,
  state,
  streams,
  tab,
  withTestTabs,
  written,
} from './testingTabs.ts';

withTestTabs();

test('the stream is requested with the token, and includes changes since the console started', async () => {
  await tab();
  expect(streams).toMatchObject([{ missed: 10, token: 'Bearer abc' }]);
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toBe('/graphql?live');
  expect(new Headers(init?.headers).get('accept')).toBe('text/event-stream');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    operationName: 'liveChangesSubscription',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'live' } },
  });
});

test('only one of eight tabs has the stream, all of them get its changes, and another takes over when it closes', async () => {
  const tabs = [];
  for (let made = 0; made < 8; made += 1) tabs.push(await tab());
  expect(streams).toHaveLength(1);
  await streams[0]?.send(written('a'));
  await pass(400);
  expect(state.refreshes).toBe(8);
  tabs[0]?.stop();
  await pass();
  expect(openStreams()).toHaveLength(1);
  expect(streams).toHaveLength(2);
  await streams[1]?.send(written('a') + written('b'));
  await pass(400);
  expect(state.refreshes).toBe(8 + 7);
});

test('a hidden tab keeps the stream for a minute, requests nothing, and catches up when it is visible again', async () => {
  await tab();
  await setVisible(false);
  for (let write = 0; write < 20; write += 1) await streams[0]?.send(written(`write ${write}`));
  await pass(40_000);
  await streams[0]?.send(BEAT);
  await pass(19_000);
  expect(openStreams()).toHaveLength(1);
  await pass(1_000);
  expect(openStreams()).toHaveLength(0);
  expect(state.refreshes).toBe(0);
  await pass(30_000);
  await setVisible(true);
  expect(state.refreshes).toBe(1);
  expect(openStreams()).toHaveLength(1);
  expect(streams[1]?.missed).toBeGreaterThanOrEqual(30 + 19 + 10);
});

test('a tab that is visible again within a minute still has its stream', async () => {
  await tab();
  await setVisible(false);
  await pass(40_000);
  await streams[0]?.send(BEAT);
  await setVisible(true);
  await pass(40_000);
  expect(streams).toHaveLength(1);
  expect(openStreams()).toHaveLength(1);
});

test('a stream that the server ends is opened again within two seconds', async () => {
  await tab();
  await streams[0]?.send('event: complete\ndata:\n\n');
  await pass(900);
  expect(streams).toHaveLength(1);
  await pass(200);
  expect(streams).toHaveLength(2);
});

test('a broken stream is retried more and more slowly, and at once when the machine is online again', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  answers.push(away, away, away, away, away, away);
  const logged = vi.spyOn(console, 'error').mockClear();
  await tab();
  for (const [wait, attempts] of [
    [500, 2],
    [1_000, 3],
    [2_000, 4],
  ] as const) {
    await pass(wait);
    expect(network).toHaveBeenCalledTimes(attempts);
  }
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(network).toHaveBeenCalledTimes(5);
  expect(logged).not.toHaveBeenCalled();
});

test('an error of a gateway does not mean that the server has no streams', async () => {
  answers.push(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  answers.push(() => Response.json({ errors: [{ message: 'Too many' }] }, { status: 503 }));
  await tab();
  await pass(2_000);
  expect(openStreams()).toHaveLength(1);
});

test('a stream without a message for 45 seconds is given up and opened again', async () => {
  await tab();
  for (let beat = 0; beat < 4; beat += 1) {
    await pass(15_000);
    await streams[0]?.send(BEAT);
  }
  expect(streams).toHaveLength(1);
  await pass(45_000);
  expect(streams[0]?.open()).toBe(false);
  await pass(1_000);
  expect(openStreams()).toHaveLength(1);
  expect(streams[1]?.missed).toBeGreaterThanOrEqual(55);
});

test('a returning user gets a new stream when the old one may be broken', async () => {
  await tab();
  await streams[0]?.send(BEAT);
  await pass(10_000);
  window.dispatchEvent(new Event('online'));
  await pass(2_000);
  expect(streams).toHaveLength(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(openStreams()).toHaveLength(1);
  expect(streams[1]?.missed).toBeGreaterThanOrEqual(3_600);
});

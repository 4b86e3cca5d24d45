import { createEnvironment } from '@console/relay';
import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLive } from './startLive.ts';

const network = vi.fn<typeof fetch>(async () => Response.json({ errors: [{ message: 'No subscriptions here.' }] }));
const access = { url: '/graphql', token: () => 'abc', onUnauthorised: () => {} };
const options = () => ({ environment: createEnvironment(access), ...access, userId: 'users/1', since: Date.now() });

/** A router whose first screen is still loading. */
function entering() {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const state = { initialized: false };
  const router = {
    state,
    subscribe(listener: (state: { initialized: boolean }) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as DataRouter;
  const enter = () => {
    state.initialized = true;
    for (const listener of listeners) listener(state);
  };
  return { router, enter };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.clearAllMocks());

test('subscribes after the first screen has rendered, not before', async () => {
  const { router, enter } = entering();
  const stop = startLive(options(), router);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  enter();
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await expect.poll(() => network).toHaveBeenCalledOnce();
  expect(network.mock.calls[0]?.[0]).toBe('/graphql?live');
  expect(JSON.parse(String(network.mock.calls[0]?.[1]?.body))).toMatchObject({
    operationName: 'liveChangesSubscription',
    query: expect.stringContaining('changes(missed: $missed)'),
  });
  stop();
});

test('does not subscribe when the console ends before the first screen has rendered', async () => {
  const { router, enter } = entering();
  const stop = startLive(options(), router);
  enter();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
});

import { unsaved } from '@console/platform';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import type { QueuedWrite } from './MutationQueue.ts';
import { type MarkMutation, markMutation, seatQuery } from './testMark.ts';
import { useQueuedMutation } from './useQueuedMutation.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

/** A seat without a mark, its queue and its displayed value. */
function use() {
  let token: string | null = 'abc';
  const environment = createEnvironment({ url: '/graphql', token: () => token, onUnauthorised: () => {} });
  const asked = createOperationDescriptor(seatQuery, {});
  environment.retain(asked);
  environment.commitPayload(asked, { seat: { id: 'seats/1', version: 1, attendance: 'none' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, unmount } = renderHook(() => useQueuedMutation<MarkMutation>(markMutation), { wrapper });
  return {
    hook: result,
    unmount,
    signOut: (next: string | null) => {
      token = next;
    },
    shown: () => (environment.lookup(asked.fragment).data as { seat: { attendance: string } }).seat.attendance,
    mark: (attendance: string, more: Partial<QueuedWrite<MarkMutation>> = {}) =>
      act(async () =>
        result.current.send('seats/1', {
          variables: (before) => ({
            input: { id: 'seats/1', version: before?.mark?.seat?.version ?? 1, attendance },
          }),
          optimistic: (store) => void store.get('seats/1')?.setValue(attendance, 'attendance'),
          ...more,
        }),
      ),
  };
}

/** Collects the requests of a test. The test answers them itself. */
function requests() {
  const waiting: PromiseWithResolvers<Response>[] = [];
  network.mockImplementation(() => {
    const request = Promise.withResolvers<Response>();
    waiting.push(request);
    return request.promise;
  });
  const answer = (body: unknown) => act(async () => waiting.shift()?.resolve(Response.json(body)));
  return {
    answer,
    saved: (version: number, attendance: string) =>
      answer({ data: { mark: { seat: { id: 'seats/1', version, attendance } } } }),
    refused: (message: string) => answer({ data: { mark: null }, errors: [{ message, extensions: { status: 409 } }] }),
    broken: () => act(async () => waiting.shift()?.reject(new TypeError('Failed to fetch'))),
    sent: () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.input),
    keys: () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key')),
  };
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a write shows at once, and of the later ones only the last is sent, with the new version', async () => {
  const { hook, shown, mark } = use();
  const { saved, sent, keys } = requests();
  const told = vi.fn();
  await mark('partial', { onSaved: () => told('partial') });
  expect([shown(), [...hook.current.waiting], [...hook.current.unsaved]]).toEqual(['partial', ['seats/1'], []]);
  await mark('none', { onSaved: () => told('none') });
  await mark('full', { onSaved: () => told('full') });
  expect([shown(), sent().length]).toEqual(['full', 1]);
  await saved(2, 'partial');
  expect(shown()).toBe('full');
  await saved(3, 'full');
  expect([shown(), hook.current.waiting.size, told.mock.calls]).toEqual(['full', 0, [['full']]]);
  expect(sent()).toEqual([
    { id: 'seats/1', version: 1, attendance: 'partial' },
    { id: 'seats/1', version: 2, attendance: 'full' },
  ]);
  expect(new Set(keys()).size).toBe(2);
});

test('a write with `after` shows at once and is sent when the other writes have ended', async () => {
  const { hook, shown, mark } = use();
  const { saved, sent } = requests();
  expect(hook.current.whenSettled('seats/1')).toBeUndefined();
  await mark('partial');
  const over = hook.current.whenSettled('seats/1');
  await mark('full');
  await act(async () =>
    hook.current.send('seats/1 again', {
      after: over,
      variables: () => ({ input: { id: 'seats/1', version: 3, attendance: 'none' } }),
      optimistic: (store) => void store.get('seats/1')?.setValue('none', 'attendance'),
    }),
  );
  hook.current.retry();
  expect([shown(), sent().length]).toEqual(['none', 1]);
  await saved(2, 'partial');
  expect([shown(), sent().length]).toEqual(['none', 2]);
  await saved(3, 'full');
  expect([shown(), sent().length]).toEqual(['none', 3]);
  await saved(4, 'none');
  expect([shown(), hook.current.waiting.size]).toEqual(['none', 0]);
});

test('a write without an answer is sent again with the same key, later each time, and counts as unsaved', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { hook, shown, mark } = use();
  const { saved, broken, keys } = requests();
  await mark('full');
  expect(unsaved.any()).toBe(false);
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = keys().length;
    await broken();
    expect([shown(), [...hook.current.unsaved], hook.current.unanswered]).toEqual(['full', ['seats/1'], true]);
    expect(unsaved.any()).toBe(true);
    await after(pause - 1);
    expect(keys().length).toBe(before);
    await after(1);
    expect(keys().length).toBe(before + 1);
  }
  expect(new Set(keys()).size).toBe(1);
  await saved(2, 'full');
  expect([shown(), hook.current.waiting.size, hook.current.unsaved.size]).toEqual(['full', 0, 0]);
  expect([hook.current.unanswered, unsaved.any()]).toEqual([false, false]);
});

test('a write is sent again at once when the connection is back, and on retry', async () => {
  const { hook, mark } = use();
  const { broken, saved, keys } = requests();
  await mark('full');
  await broken();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(keys().length).toBe(2);
  await broken();
  await act(async () => hook.current.retry());
  expect(keys().length).toBe(3);
  await saved(2, 'full');
});

test('a write without an answer counts as unsaved after a second', async () => {
  const { hook, mark } = use();
  const { saved } = requests();
  await mark('full');
  await after(999);
  expect(hook.current.unsaved.size).toBe(0);
  await after(1);
  expect([hook.current.unsaved.size, hook.current.unanswered]).toEqual([1, false]);
  await saved(2, 'full');
  expect(hook.current.unsaved.size).toBe(0);
});

test('a refusal undoes the write and the one after it, and calls only the last `onRefused`', async () => {
  const { hook, shown, mark } = use();
  const { refused } = requests();
  const first = vi.fn();
  const second = vi.fn();
  await mark('full', { onRefused: first });
  await mark('partial', { onRefused: second });
  await refused('Somebody else changed this seat.');
  expect([shown(), hook.current.waiting.size]).toEqual(['none', 0]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith({ messages: ['Somebody else changed this seat.'], fields: {}, refused: true });
});

test('leaving the screen does not lose writes under way', async () => {
  const { unmount, mark } = use();
  const { broken, saved, keys } = requests();
  await mark('full');
  unmount();
  await broken();
  await after(1000);
  expect(keys().length).toBe(2);
  await saved(2, 'full');
  expect(unsaved.any()).toBe(false);
});

test('leaving without saving drops the writes', async () => {
  const { shown, mark } = use();
  const { broken, keys } = requests();
  await mark('full');
  await broken();
  await act(async () => unsaved.discardAll());
  await after(60_000);
  expect([shown(), keys().length, unsaved.any()]).toEqual(['none', 1, false]);
});

test('the end of a session keeps unsaved writes and sends them after the user has signed in again', async () => {
  const { hook, signOut, mark, shown } = use();
  const { answer, saved, keys, sent } = requests();
  const lost = vi.fn();
  await mark('partial', { onRefused: lost });
  await mark('full', { onRefused: lost });
  signOut(null);
  await answer({ errors: [{ message: '401: Your session has ended.', extensions: { status: 401 } }] });
  await after(3_600_000);
  expect([keys().length, shown(), unsaved.any()]).toEqual([1, 'full', true]);
  signOut('a new one');
  await after(1000);
  await saved(2, 'partial');
  await saved(3, 'full');
  expect(sent().map(({ attendance }) => attendance)).toEqual(['partial', 'partial', 'full']);
  expect([keys()[0] === keys()[1], hook.current.waiting.size, unsaved.any()]).toEqual([true, 0, false]);
  expect(lost).not.toHaveBeenCalled();
});

test('a waiting write also waits for the user to sign in again', async () => {
  const { signOut, mark } = use();
  const { saved, sent } = requests();
  await mark('partial');
  await mark('full');
  signOut(null);
  await saved(2, 'partial');
  await after(60_000);
  expect([sent().length, unsaved.any()]).toEqual([1, true]);
  signOut('a new one');
  await after(1000);
  await saved(3, 'full');
  expect([sent().length, unsaved.any()]).toEqual([2, false]);
});

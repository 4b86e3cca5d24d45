import type { ChangeFeed, Viewer } from '@console/api-kit';
import { Tokens } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import { expect, test } from 'vitest';
import { Sessions } from './Sessions.ts';

const USER = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const tokens = new Tokens({ secret: 'x'.repeat(32), audience: 'console', clock: () => new Date() });

/** Sessions on a database whose answers the test gives one by one. */
function startSessions(rememberMs = 60_000) {
  const asked: { answer: (roles: string[] | null) => void; fail: (error: Error) => void }[] = [];
  let change: Parameters<ChangeFeed['onSessionChange']>[0] = () => {};
  const execute = () =>
    new Promise((resolve, reject) => {
      const answer = (roles: string[] | null) =>
        resolve({ rows: roles ? [{ person_id: USER, roles, limited: null, seen_at: new Date() }] : [] });
      asked.push({ answer, fail: reject });
    });
  const sessions = new Sessions({
    database: { execute } as unknown as Database,
    tokens,
    feed: { onSessionChange: (listener) => (change = listener) },
    rememberMs,
    clock: () => new Date(),
    idleMs: 3_600_000,
    longestMs: 12 * 3_600_000,
  });
  return { sessions, asked, change: (users: string[] | 'all') => change(users) };
}

const session = { userId: USER, tokenId: '01J9ZK0Q3M6V8T2B4C6D8E0F1H', tokenVersion: 1 };
const rolesOf = async (viewer: Promise<Viewer>) => [...(await viewer).roles];

test('asks the database once, also for requests that come together', async () => {
  const { sessions, asked } = startSessions();
  const first = [sessions.viewer(session), sessions.viewer(session)];
  asked[0]?.answer(['ROLE_ADMIN']);
  await Promise.all(first);
  expect(await rolesOf(sessions.viewer(session))).toEqual(['ROLE_ADMIN']);
  expect(asked).toHaveLength(1);
});

test.each([['the user', [USER]] as const, ['a gap in the changes', 'all'] as const])(
  'asks again after a change of %s, and not after one of another user',
  async (_what, users) => {
    const { sessions, asked, change } = startSessions();
    const first = sessions.viewer(session);
    asked[0]?.answer(['ROLE_ADMIN']);
    await first;
    change(['01J9ZK0Q3M6V8T2B4C6D8E0F1Z']);
    await sessions.viewer(session);
    expect(asked).toHaveLength(1);
    change(users === 'all' ? users : [...users]);
    const second = sessions.viewer(session);
    asked[1]?.answer(null);
    await expect(second).rejects.toThrow('401: Your session has ended. Please sign in again.');
  },
);

test('does not remember an answer that the database gave before a change', async () => {
  const { sessions, asked, change } = startSessions();
  const before = sessions.viewer(session);
  change([USER]);
  const after = sessions.viewer(session);
  asked[1]?.answer([]);
  await after;
  asked[0]?.answer(['ROLE_ADMIN']);
  await before;
  expect(await rolesOf(sessions.viewer(session))).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('never takes one user for another, even under the same token id', async () => {
  const { sessions, asked } = startSessions();
  const first = sessions.viewer(session);
  asked[0]?.answer(['ROLE_ADMIN']);
  await first;
  const other = sessions.viewer({ ...session, userId: '01J9ZK0Q3M6V8T2B4C6D8E0F1Z' });
  asked[1]?.answer([]);
  expect(await rolesOf(other)).toEqual([]);
  void sessions.viewer({ ...session, tokenVersion: 2 });
  expect(asked).toHaveLength(3);
});

test('asks again when the time is over, and after an error', async () => {
  const { sessions, asked } = startSessions(0);
  const first = sessions.viewer(session);
  asked[0]?.fail(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  const second = sessions.viewer(session);
  asked[1]?.answer(['ROLE_ADMIN']);
  await second;
  void sessions.viewer(session);
  expect(asked).toHaveLength(3);
});

test('an ended session is not remembered: the same session may become valid again', async () => {
  const { sessions, asked } = startSessions();
  const first = sessions.viewer(session);
  asked[0]?.answer(null);
  await expect(first).rejects.toThrow('401');
  const second = sessions.viewer(session);
  asked[1]?.answer(['ROLE_ADMIN']);
  expect(await rolesOf(second)).toEqual(['ROLE_ADMIN']);
});

test('remembers a limited number of sessions', async () => {
  const { sessions, asked } = startSessions();
  const ask = async (number: number) => {
    const viewer = sessions.viewer({ ...session, tokenId: `token ${number}` });
    asked.at(-1)?.answer(['ROLE_ADMIN']);
    await viewer;
  };
  for (let number = 0; number <= 1_000; number += 1) await ask(number);
  await ask(0);
  expect(asked).toHaveLength(1_002);
});

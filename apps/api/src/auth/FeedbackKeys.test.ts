import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FeedbackKeys } from './FeedbackKeys.ts';

const KEY = 'the-key-of-the-site';
const hash = createHash('sha256').update(KEY).digest('hex');
const statusOf = (answer: unknown) =>
  (answer as { extensions?: { status?: number } } | null)?.extensions?.status ?? (answer === null ? null : 200);

test('the addresses of one IPv6 subscriber guess together', async () => {
  const refused: string[] = [];
  const keys = new FeedbackKeys(new Map([[hash, 'site']]), (address) => refused.push(address));
  for (let at = 1; at <= 30; at += 1) await keys.sessionOf(`Bearer guess-${at}`, `2001:db8:1:2::${at}`);
  expect(refused).toHaveLength(20);
  expect(statusOf(await keys.sessionOf(`Bearer ${KEY}`, '2001:db8:1:2:ffff::9'))).toBe(429);
  expect(statusOf(await keys.sessionOf(`Bearer ${KEY}`, '2001:db8:1:3::1'))).toBe(200);
});

test('the token of a session and a password with a dot are no keys', async () => {
  const keys = new FeedbackKeys(new Map([[hash, 'site']]), () => {});
  for (const header of [undefined, '', `Basic ${KEY}`, `Bearer a.b.c`, `Bearer ${KEY}.`, `Bearer ${KEY} ${KEY}`]) {
    expect(await keys.sessionOf(header, '192.0.2.1')).toBeNull();
  }
});

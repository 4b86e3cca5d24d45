import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAttempt, signInNetwork, user } from '../tables.ts';
import { countAttempt, forgiveAttempt } from './signInAttempts.ts';
import { rememberNetwork } from './signInNetworks.ts';

const EMAIL = 'manager@example.com';
const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.7';

describeWithDatabase('attempts to sign in', (databases) => {
  let database: Database;
  let userId: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    const [manager] = await database.select().from(user).where(eq(user.signInEmail, EMAIL));
    userId = manager?.id ?? '';
  });
  beforeEach(async () => {
    await database.delete(signInAttempt);
    await database.delete(signInNetwork);
  });

  const attempt = (address = newNetwork(), email = EMAIL) => countAttempt(database, { email, address });

  let networks = 0;
  const newNetwork = () => `192.0.2.${networks++ % 256}`;

  /** Fails in as many networks, unless one is given. */
  async function failures(count: number, address?: string): Promise<void> {
    for (let at = 0; at < count; at++) expect(await attempt(address)).toHaveProperty('delaySeconds');
  }

  /** Lets time pass for all rows. A negative number sets the clock back. */
  const pass = (seconds: number) =>
    database.execute(sql`update sign_in_attempt set
      first_failed_at = first_failed_at - ${seconds} * interval '1 second',
      blocked_until = blocked_until - ${seconds} * interval '1 second'`);

  // The clock can be corrected by some seconds meanwhile.
  const CORRECTION = 5;

  const waitOf = async (address?: string) => {
    const answer = await attempt(address);
    return 'retryAfterSeconds' in answer ? answer.retryAfterSeconds : 0;
  };

  test('after ten failures an account takes one attempt after each wait, and the wait grows to five minutes', async () => {
    await failures(10);
    const waits = [];
    for (let at = 0; at < 6; at++) {
      const wait = await waitOf();
      waits.push(Math.round(wait / 15) * 15);
      await pass(wait + CORRECTION);
      await failures(1);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 300]);
  });

  test('a refused attempt is not counted', async () => {
    await failures(10);
    for (let at = 0; at < 5; at++) expect(await waitOf()).toBeGreaterThan(0);
    expect(await waitOf()).toBeLessThanOrEqual(15 + CORRECTION);
  });

  test('a quarter of an hour after the first failure, the count begins again', async () => {
    await failures(10);
    await pass(15 * 60 + CORRECTION);
    await failures(10);
  });

  test('one network blocks the account in other new networks for half a minute at most', async () => {
    const waits: number[] = [];
    for (let seconds = 0; seconds < 900; ) {
      const wait = await waitOf(ELSEWHERE);
      const [account] = await database
        .select({ wait: sql<number>`extract(epoch from ${signInAttempt.blockedUntil} - clock_timestamp())::int` })
        .from(signInAttempt)
        .where(eq(signInAttempt.bucket, `account ${EMAIL}`));
      waits.push(account?.wait ?? 0);
      await pass(wait);
      seconds += wait;
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(30 + CORRECTION);
  });

  test('after five failures of an account in a new network, that network waits, and another one does not', async () => {
    await failures(5, ELSEWHERE);
    for (let at = 0; at < 20; at++) expect(await waitOf(ELSEWHERE)).toBeGreaterThan(0);
    await failures(5);
    // The shared count is refused first here, so the attempt does not count for the new network.
    for (let at = 0; at < 20; at++) expect(await waitOf(HOME)).toBeGreaterThan(0);
    await pass(15 + CORRECTION);
    await failures(1, HOME);
  });

  test('where the account has signed in before, strangers elsewhere cannot block it', async () => {
    await rememberNetwork(database, userId, HOME);
    await failures(10);
    expect(await waitOf()).toBeGreaterThan(0);
    expect(await attempt(HOME)).toMatchObject({ delaySeconds: 0 });
  });

  test('where the account has signed in before, failures there first delay the answers', async () => {
    await rememberNetwork(database, userId, HOME);
    const delays = [];
    for (let at = 0; at < 15; at++) {
      const answer = await attempt(HOME);
      delays.push('delaySeconds' in answer ? answer.delaySeconds : 'refused');
    }
    expect(delays).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 8, 8, 8, 8, 8, 8]);
    expect(await waitOf(HOME)).toBeGreaterThan(0);
  });

  test('a success there does not forgive the failures of strangers elsewhere', async () => {
    await rememberNetwork(database, userId, HOME);
    await failures(10);
    const own = await attempt(HOME);
    if ('delaySeconds' in own) await forgiveAttempt(database, own);
    expect(await waitOf()).toBeGreaterThan(0);
  });

  test('a blocked network is refused before anything is counted or written', async () => {
    await attempt(ELSEWHERE);
    await database
      .update(signInAttempt)
      .set({ failures: 59 })
      .where(eq(signInAttempt.bucket, `network ${ELSEWHERE}`));
    expect(await attempt(ELSEWHERE, 'first@example.com')).toHaveProperty('delaySeconds');
    const before = await database.select().from(signInAttempt).orderBy(signInAttempt.bucket);
    expect(await attempt(ELSEWHERE, 'second@example.com')).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect(await attempt(ELSEWHERE, EMAIL)).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect(await database.select().from(signInAttempt).orderBy(signInAttempt.bucket)).toEqual(before);
    expect(await attempt(HOME)).toHaveProperty('delaySeconds');
  });

  test('a clock that is set back blocks nobody for longer', async () => {
    await failures(10);
    expect(await waitOf()).toBeGreaterThan(0);
    await pass(-3_600);
    await failures(10);
    expect(await waitOf()).toBeLessThanOrEqual(15 + CORRECTION);
  });

  test('all addresses of one IPv6 subscriber count as one, and an IPv4 address is the same in both notations', async () => {
    await attempt('2001:db8:1:2::1', 'a@example.com');
    await attempt('2001:db8:1:2:ffff::9', 'b@example.com');
    await attempt('::ffff:192.0.2.1', 'c@example.com');
    await attempt('192.0.2.1', 'd@example.com');
    const rows = await database.select().from(signInAttempt).orderBy(signInAttempt.bucket);
    expect(
      rows.filter(({ bucket }) => bucket.startsWith('network')).map(({ bucket, failures }) => [bucket, failures]),
    ).toEqual([
      ['network 192.0.2.1', 2],
      ['network 2001:db8:1:2::/64', 2],
    ]);
  });

  test('the tables do not grow: expired rows and the oldest networks of a user are deleted', async () => {
    await attempt(ELSEWHERE, 'old@example.com');
    await pass(16 * 60);
    await attempt(HOME, 'new@example.com');
    const rows = await database.select().from(signInAttempt);
    expect(rows.map(({ bucket }) => bucket).sort()).toEqual([
      'account new@example.com',
      `account new@example.com in ${HOME}`,
      `network ${HOME}`,
    ]);

    for (let at = 1; at <= 25; at++) {
      // A second passes, so that a clock that is corrected meanwhile does not change the order.
      await database.execute(
        sql`UPDATE sign_in_network SET last_signed_in_at = last_signed_in_at - interval '1 second'`,
      );
      await rememberNetwork(database, userId, `192.0.2.${at}`);
    }
    const networks = (await database.select().from(signInNetwork)).map(({ network }) => network);
    expect(networks).toHaveLength(20);
    expect(networks).toContain('192.0.2.25');
    expect(networks).not.toContain('192.0.2.5');
  });
});

import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderDesk, tokenOf } from '../../testing/ProviderDesk.ts';
import { codeIn } from '../../testing/ProviderVisitor.ts';

describeWithDatabase('the hand-over after the identity provider', (databases) => {
  let desk: ProviderDesk;
  beforeAll(async () => {
    desk = await ProviderDesk.start(await databases.create(demoDatabase()));
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.reset());

  test('the hand-over works once, for a minute, and only in the browser that came back', async () => {
    const visitor = desk.newVisitor();
    const arrived = await visitor.arriveAs('priya');
    const stranger = desk.newVisitor();
    expect((await stranger.redeem(codeIn(arrived))).status).toBe(401);
    await stranger.arriveAs('grace');
    expect((await stranger.redeem(codeIn(arrived))).status).toBe(401);
    await tokenOf(visitor, arrived);
    const twice = await visitor.redeem(codeIn(arrived));
    const message = 'This sign-in took too long or began in another browser. Please sign in again.';
    expect([twice.status, await twice.json()]).toEqual([401, { code: 401, message }]);

    const late = await visitor.arriveAs('priya');
    desk.server.now = new Date(Date.now() + 61_000);
    expect((await visitor.redeem(codeIn(late))).status).toBe(401);
  });

  test.each([
    ['all sessions were ended', { tokenVersion: sql`token_version + 1` }],
    ['the user was deactivated', { isActive: false }],
  ])('the hand-over is refused when %s in between', async (_what, change) => {
    const visitor = desk.newVisitor();
    const arrived = await visitor.arriveAs('priya');
    const priya = eq(tables.user.signInEmail, 'manager@example.com');
    await desk.database.update(tables.user).set(change).where(priya);
    expect((await visitor.redeem(codeIn(arrived))).status).toBe(401);
    await desk.database.update(tables.user).set({ isActive: true }).where(priya);
  });

  test.each([
    ['an empty body', {}],
    ['a code that is no text', { once: { a: 1 } }],
    ['a long code', { once: 'x'.repeat(5_000) }],
  ])('%s signs nobody in', async (_what, body) => {
    const answer = await desk.server.request('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'console_hand_over=nonsense' },
      body: JSON.stringify(body),
    });
    expect([401, 422]).toContain(answer.status);
  });

  test('of 200 attempts on the hand-over only the first 60 are looked at, and the sign-in at the provider still works', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1)
      statuses.push((await desk.newVisitor().redeem(`guess-${count}`)).status);
    expect(statuses).toEqual([...Array(60).fill(401), ...Array(140).fill(429)]);
    expect(await desk.newVisitor().arriveAs('priya')).toMatch(/^\/login#once=/);
  });
});

import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { freePort } from '@console/harness/console-server';
import { type IdentityProvider, type ProviderAccount, startIdentityProvider } from '@console/harness/identity-provider';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn, locationOf, ProviderVisitor } from '../../testing/ProviderVisitor.ts';

const account = (sub: string, email: string, emailVerified = true): ProviderAccount => ({
  sub,
  email,
  emailVerified,
  name: sub,
});

const ACCOUNTS = [
  account('grace', 'Admin@Example.com'),
  account('priya', 'manager@example.com'),
  account('other-priya', 'manager@example.com'),
  account('unverified-priya', 'manager@example.com', false),
  account('trainer', 'trainer@example.com'),
  account('eleanor', 'eleanor.varley@example.com'),
  account('stranger', 'stranger@example.com'),
];

describeWithDatabase('signing in at an identity provider', (databases) => {
  let database: Database;
  let provider: IdentityProvider;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    const port = await freePort();
    const console = `http://127.0.0.1:${port}`;
    provider = await startIdentityProvider({ consoles: [console], accounts: ACCOUNTS });
    server = await startTestServer({
      database,
      variables: {
        PORT: String(port),
        PUBLIC_URL: console,
        OIDC_ISSUER: provider.url,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: 'Example Login',
      },
    });
  });
  afterAll(() => Promise.all([server.close(), provider.close()]));

  beforeEach(async () => {
    await database.update(tables.user).set({ oidcIssuer: null, oidcSubject: null });
    await database.delete(tables.signInAttempt);
    await database.delete(tables.handOver);
    provider.accounts = ACCOUNTS;
    server.now = new Date();
  });

  const newVisitor = () => new ProviderVisitor(server.url, provider);

  async function tokenOf(visitor: ProviderVisitor, address: string): Promise<string> {
    const answer = await visitor.redeem(codeIn(address));
    expect([answer.status, address]).toEqual([200, expect.stringMatching(/^\/login#once=[\w-]{32}$/)]);
    return ((await answer.json()) as { token: string }).token;
  }

  async function signIn(sub: string, visitor = newVisitor()): Promise<string> {
    return tokenOf(visitor, await visitor.arriveAs(sub));
  }

  /** Returns the email of the user whose token it is. */
  async function emailOf(token: string): Promise<unknown> {
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { data } = await server.ask(token, 'query ($id: ID!) { user(id: $id) { email } }', { id });
    return data?.user;
  }

  test('ACC-09 third-party sign-in works end to end: OpenID Connect, authorization code with PKCE', async () => {
    const visitor = newVisitor();
    const begun = new URL(locationOf(await visitor.open('/sign-in')));
    expect(`${begun.origin}${begun.pathname}`).toBe(`${provider.url}/auth`);
    expect(Object.fromEntries(begun.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: `${server.url}/sign-in/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const arrived = await visitor.arriveAs('grace');
    const token = await tokenOf(visitor, arrived);
    expect(await emailOf(token)).toEqual({ email: 'admin@example.com' });
    // The token is like that of a password: it ends by signing out.
    await server.request('/authentication_token', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    const answered = async () => JSON.stringify(await server.ask(token, '{ __typename }'));
    await expect.poll(answered).toContain('Your session has ended');
  });

  test('signing out leads through the provider, back to the sign-in page', async () => {
    const visitor = newVisitor();
    await signIn('priya', visitor);
    const asked = locationOf(await visitor.open('/sign-out'));
    const { searchParams, pathname } = new URL(asked);
    expect([pathname, searchParams.get('post_logout_redirect_uri')]).toEqual(['/session/end', `${server.url}/login`]);
    const form = await (await visitor.open(asked)).text();
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(form) ?? [];
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    expect(locationOf(await visitor.open(action, { method: 'POST', body }))).toBe(`${server.url}/login`);
    expect(visitor.cookieNames).toEqual([]);
    expect(locationOf(await visitor.open('/sign-out'))).toBe('/login');
  });

  test('the user is bound to issuer and subject: a changed email at the provider changes nothing', async () => {
    await signIn('priya');
    provider.accounts = [account('priya', 'admin@example.com', false), account('grace', 'manager@example.com')];
    expect(await emailOf(await signIn('priya'))).toEqual({ email: 'manager@example.com' });
    expect(await newVisitor().arriveAs('grace')).toBe('/login#refused=other-account');
  });

  test.each([
    ['an unverified email', 'unverified-priya', 'unverified'],
    ['a stranger', 'stranger', 'unknown'],
    ['a user without a staff role', 'trainer', 'no-role'],
    ['a deactivated user', 'eleanor', 'deactivated'],
  ])('%s is refused and bound to nothing', async (_what, sub, refused) => {
    expect(await newVisitor().arriveAs(sub)).toBe(`/login#refused=${refused}`);
    const bound = await database.select().from(tables.user).where(eq(tables.user.oidcSubject, sub));
    expect(bound).toEqual([]);
  });

  test('another subject with the same email is refused', async () => {
    await signIn('priya');
    expect(await newVisitor().arriveAs('other-priya')).toBe('/login#refused=other-account');
  });

  test('the same person may come in two windows at once, the first time too', async () => {
    const arrived = await Promise.all([newVisitor().arriveAs('priya'), newVisitor().arriveAs('priya')]);
    for (const address of arrived) expect(address).toMatch(/^\/login#once=/);
  });

  test('a canceled sign-in is refused: access_denied', async () => {
    expect(await newVisitor().arriveAs('')).toBe('/login#refused=canceled');
  });

  test.each(['state', 'iss', 'code'])('a changed %s is refused', async (name) => {
    const visitor = newVisitor();
    const back = new URL(await visitor.answerAtProvider('priya'));
    back.searchParams.set(name, name === 'iss' ? 'https://evil.example' : 'changed');
    expect(locationOf(await visitor.open(back.href))).toBe('/login#refused=failed');
    // The attempt is over: the right answer comes too late.
    back.searchParams.set(name, 'changed again');
    expect(locationOf(await visitor.open(back.href))).toBe('/login#refused=expired');
  });

  test('a callback in another browser, without an attempt or after ten minutes, is refused', async () => {
    const visitor = newVisitor();
    const back = await visitor.answerAtProvider('priya');
    expect(locationOf(await newVisitor().open(back))).toBe('/login#refused=expired');
    server.now = new Date(Date.now() + 601_000);
    expect(locationOf(await visitor.open(back))).toBe('/login#refused=expired');
  });

  test('the hand-over works once, for a minute, and only in the browser that came back', async () => {
    const visitor = newVisitor();
    const arrived = await visitor.arriveAs('priya');
    const stranger = newVisitor();
    expect((await stranger.redeem(codeIn(arrived))).status).toBe(401);
    await stranger.arriveAs('grace');
    expect((await stranger.redeem(codeIn(arrived))).status).toBe(401);
    await tokenOf(visitor, arrived);
    const twice = await visitor.redeem(codeIn(arrived));
    const message = 'This sign-in took too long or began in another browser. Please sign in again.';
    expect([twice.status, await twice.json()]).toEqual([401, { code: 401, message }]);

    const late = await visitor.arriveAs('priya');
    server.now = new Date(Date.now() + 61_000);
    expect((await visitor.redeem(codeIn(late))).status).toBe(401);
  });

  test.each([
    ['all sessions were ended', { tokenVersion: sql`token_version + 1` }],
    ['the user was deactivated', { isActive: false }],
  ])('the hand-over is refused when %s in between', async (_what, change) => {
    const visitor = newVisitor();
    const arrived = await visitor.arriveAs('priya');
    const priya = eq(tables.user.signInEmail, 'manager@example.com');
    await database.update(tables.user).set(change).where(priya);
    expect((await visitor.redeem(codeIn(arrived))).status).toBe(401);
    await database.update(tables.user).set({ isActive: true }).where(priya);
  });

  test.each([
    ['an empty body', {}],
    ['a code that is no text', { once: { a: 1 } }],
    ['a long code', { once: 'x'.repeat(5_000) }],
  ])('%s signs nobody in', async (_what, body) => {
    const answer = await server.request('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'console_hand_over=nonsense' },
      body: JSON.stringify(body),
    });
    expect([401, 422]).toContain(answer.status);
  });

  test('of 200 attempts on the hand-over only the first 60 are looked at, and a person elsewhere still signs in', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) statuses.push((await newVisitor().redeem(`guess-${count}`)).status);
    expect(statuses).toEqual([...Array(60).fill(401), ...Array(140).fill(429)]);
    await database.delete(tables.signInAttempt);
    expect(await emailOf(await signIn('priya'))).toEqual({ email: 'manager@example.com' });
  });

  test('the clocks may differ by thirty seconds', async () => {
    for (const seconds of [-25, 25]) {
      server.now = new Date(Date.now() + seconds * 1000);
      expect(await newVisitor().arriveAs('priya')).toMatch(/^\/login#once=/);
    }
    // The tokens of this provider are valid for an hour.
    server.now = new Date(Date.now() + 3_700_000);
    expect(await newVisitor().arriveAs('priya')).toBe('/login#refused=failed');
  });

  test('after the provider has replaced its key, the second attempt signs in at the latest', async () => {
    await signIn('priya');
    provider.replaceKey();
    expect(await newVisitor().arriveAs('priya')).toMatch(/^\/login#(once=|refused=failed$)/);
    expect(await newVisitor().arriveAs('priya')).toMatch(/^\/login#once=/);
  });

  test('when the provider is away, the sign-in page says so, and the next attempt asks again', async () => {
    const visitor = newVisitor();
    const back = await visitor.answerAtProvider('priya');
    provider.isAway = true;
    expect(locationOf(await visitor.open(back))).toBe('/login#refused=unavailable');
    const fresh = await startFresh();
    expect(locationOf(await fresh.open('/sign-in'))).toBe('/login#refused=unavailable');
    provider.isAway = false;
    expect(locationOf(await fresh.open('/sign-in'))).toContain(`${provider.url}/auth?`);
    await fresh.close();

    async function startFresh() {
      const port = await freePort();
      const started = await startTestServer({
        database,
        variables: {
          PORT: String(port),
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          OIDC_ISSUER: provider.url,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
        },
      });
      const open = (path: string) => started.request(path, { redirect: 'manual' });
      return { open, close: () => started.close() };
    }
  });

  test('cookies are for this server alone and hold nothing readable, and no code or token is logged', async () => {
    const visitor = newVisitor();
    const begun = await visitor.open('/sign-in');
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^console_sign_in=[\w.-]+; Path=\/sign-in; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
    const seen = server.logged.length;
    const back = await visitor.answerAtProvider('priya');
    const came = await visitor.open(back);
    expect(came.headers.get('cache-control')).toBe('no-store');
    expect(came.headers.getSetCookie()).toEqual([
      'console_sign_in=; Path=/sign-in; Max-Age=0; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^console_hand_over=[\w.-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^console_provider=[\w.-]+; Path=\/sign-out; Max-Age=86400; HttpOnly; SameSite=Strict$/),
    ]);
    const token = await tokenOf(visitor, locationOf(came));
    const lines = JSON.stringify(server.logged.slice(seen));
    const code = new URL(back).searchParams.get('code') ?? 'none';
    for (const secret of [token, codeIn(locationOf(came)), code]) expect(lines).not.toContain(secret);
  });

  test('these addresses are only opened, and without a provider they lead to the sign-in page', async () => {
    for (const path of ['/sign-in', '/sign-in/callback', '/sign-out']) {
      expect((await server.request(path, { method: 'POST' })).status).toBe(405);
    }
    const plain = await startTestServer({ database });
    for (const path of ['/sign-in', '/sign-in/callback?code=a', '/sign-out']) {
      expect(locationOf(await plain.request(path, { redirect: 'manual' }))).toBe('/login');
    }
    await plain.close();
  });
});

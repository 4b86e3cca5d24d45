import { demoDatabase, describeWithDatabase, startTestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderDesk, personAt, tokenOf } from '../../testing/ProviderDesk.ts';
import { codeIn, locationOf } from '../../testing/ProviderVisitor.ts';

describeWithDatabase('signing in at an identity provider', (databases) => {
  let desk: ProviderDesk;
  beforeAll(async () => {
    desk = await ProviderDesk.start(await databases.create(demoDatabase()));
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.reset());

  test('ACC-09 third-party sign-in works end to end: OpenID Connect, authorization code with PKCE', async () => {
    const visitor = desk.newVisitor();
    const begun = new URL(locationOf(await visitor.open('/sign-in')));
    expect(`${begun.origin}${begun.pathname}`).toBe(`${desk.provider.url}/auth`);
    expect(Object.fromEntries(begun.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: desk.provider.clientId,
      redirect_uri: `${desk.server.url}/sign-in/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const arrived = await visitor.arriveAs('grace');
    const token = await tokenOf(visitor, arrived);
    expect(await desk.emailOf(token)).toEqual({ email: 'admin@example.com' });
    // The token is like that of a password: it ends by signing out.
    await desk.server.request('/authentication_token', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    const answered = async () => JSON.stringify(await desk.server.ask(token, '{ __typename }'));
    await expect.poll(answered).toContain('Your session has ended');
  });

  test('signing out leads through the provider, back to the sign-in page', async () => {
    const visitor = desk.newVisitor();
    await desk.signIn('priya', visitor);
    const asked = locationOf(await visitor.open('/sign-out'));
    const { searchParams, pathname } = new URL(asked);
    expect([pathname, searchParams.get('post_logout_redirect_uri')]).toEqual([
      '/session/end',
      `${desk.server.url}/login`,
    ]);
    const form = await (await visitor.open(asked)).text();
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(form) ?? [];
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    expect(locationOf(await visitor.open(action, { method: 'POST', body }))).toBe(`${desk.server.url}/login`);
    expect(visitor.cookieNames).toEqual([]);
    // A page of another site can open the address. It removes no cookie.
    const without = await desk.server.request('/sign-out', { redirect: 'manual' });
    expect([locationOf(without), without.headers.getSetCookie()]).toEqual(['/login', []]);
  });

  test('the user is bound to issuer and subject: a changed email at the provider changes nothing', async () => {
    await desk.signIn('priya');
    desk.provider.accounts = [personAt('priya', 'admin@example.com', false), personAt('grace', 'manager@example.com')];
    expect(await desk.emailOf(await desk.signIn('priya'))).toEqual({ email: 'manager@example.com' });
    expect(await desk.newVisitor().arriveAs('grace')).toBe('/login#refused=other-account');
  });

  test.each([
    ['an unverified email', 'unverified-priya', 'unverified'],
    ['a stranger', 'stranger', 'unknown'],
    ['a user without a staff role', 'trainer', 'no-role'],
    ['a deactivated user', 'eleanor', 'deactivated'],
  ])('%s is refused and bound to nothing', async (_what, sub, refused) => {
    expect(await desk.newVisitor().arriveAs(sub)).toBe(`/login#refused=${refused}`);
    const bound = await desk.database.select().from(tables.user).where(eq(tables.user.oidcSubject, sub));
    expect(bound).toEqual([]);
  });

  test('another subject with the same email is refused', async () => {
    await desk.signIn('priya');
    expect(await desk.newVisitor().arriveAs('other-priya')).toBe('/login#refused=other-account');
  });

  test('a user whom an administrator frees is signed out and told by mail, and the next account with the verified email is bound', async () => {
    const before = await desk.signIn('priya');
    const admin = await desk.server.token('admin@example.com');
    const found = await desk.server.ask(admin, '{ users(name: "Priya Nair") { edges { node { id signsInWith } } } }');
    const user = (found.data as { users: { edges: { node: { id: string } }[] } }).users.edges[0]?.node;
    expect(user).toMatchObject({ signsInWith: ['password', 'provider'] });
    const free = (token: string, id = user?.id) =>
      desk.server.ask(
        token,
        'mutation ($input: unbindProviderAccountInput!) { unbindProviderAccount(input: $input) { user { signsInWith } } }',
        { input: { id, reason: 'Priya has another account there.' } },
      );
    const own = await desk.signIn('grace');
    const { id: graceId } = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString());
    expect((await free(own, graceId)).errors).toMatchObject([
      { message: 'This is your own account. Another administrator can free it.' },
    ]);
    expect((await free(admin)).data).toEqual({ unbindProviderAccount: { user: { signsInWith: ['password'] } } });
    expect((await free(admin)).errors).toMatchObject([{ message: 'This user has no account at the third party.' }]);
    await expect.poll(async () => (await desk.server.ask(before, '{ bookings { totalCount } }')).errors).toBeDefined();
    const { rows } = await desk.database.execute(
      sql`SELECT subject, html FROM email WHERE "to" = ARRAY['manager@example.com']`,
    );
    expect(rows).toEqual([
      {
        subject: 'Your account is no longer bound to a third party',
        html: expect.stringContaining('Grace Okafor freed your account in the admin console'),
      },
    ]);
    const lines = desk.server.logged.filter(({ msg }) => msg === 'provider account unbound');
    expect(lines).toMatchObject([{ log: 'security', userId: user?.id.slice(6), by: graceId.slice(6) }]);
    const visitor = desk.newVisitor();
    expect(await visitor.arriveAs('unverified-priya')).toBe('/login#refused=unverified');
    expect(await desk.emailOf(await desk.signIn('other-priya'))).toMatchObject({ email: 'manager@example.com' });
    expect(await desk.newVisitor().arriveAs('priya')).toBe('/login#refused=other-account');
  });

  test('the same person may come in two windows at once, the first time too', async () => {
    const arrived = await Promise.all([desk.newVisitor().arriveAs('priya'), desk.newVisitor().arriveAs('priya')]);
    for (const address of arrived) expect(address).toMatch(/^\/login#once=/);
  });

  test('a canceled sign-in is refused: access_denied', async () => {
    expect(await desk.newVisitor().arriveAs('')).toBe('/login#refused=canceled');
  });

  test.each(['state', 'iss', 'code'])('a changed %s is refused', async (name) => {
    const visitor = desk.newVisitor();
    const back = new URL(await visitor.answerAtProvider('priya'));
    back.searchParams.set(name, name === 'iss' ? 'https://evil.example' : 'changed');
    expect(locationOf(await visitor.open(back.href))).toBe('/login#refused=failed');
    // The attempt is over: the right answer comes too late.
    back.searchParams.set(name, 'changed again');
    expect(locationOf(await visitor.open(back.href))).toBe('/login#refused=expired');
  });

  test('a callback in another browser, without an attempt or after ten minutes, is refused', async () => {
    const visitor = desk.newVisitor();
    const back = await visitor.answerAtProvider('priya');
    expect(locationOf(await desk.newVisitor().open(back))).toBe('/login#refused=expired');
    desk.server.now = new Date(Date.now() + 601_000);
    expect(locationOf(await visitor.open(back))).toBe('/login#refused=expired');
  });

  test('the clocks may differ by thirty seconds', async () => {
    for (const seconds of [-25, 25]) {
      desk.server.now = new Date(Date.now() + seconds * 1000);
      expect(await desk.newVisitor().arriveAs('priya')).toMatch(/^\/login#once=/);
    }
    // The tokens of this provider are valid for an hour.
    desk.server.now = new Date(Date.now() + 3_700_000);
    expect(await desk.newVisitor().arriveAs('priya')).toBe('/login#refused=failed');
  });

  test('after the provider has replaced its key, the second attempt signs in at the latest', async () => {
    await desk.signIn('priya');
    desk.provider.replaceKey();
    expect(await desk.newVisitor().arriveAs('priya')).toMatch(/^\/login#(once=|refused=failed$)/);
    expect(await desk.newVisitor().arriveAs('priya')).toMatch(/^\/login#once=/);
  });

  test('when the provider is away, the sign-in page says so, and the next attempt asks again', async () => {
    const visitor = desk.newVisitor();
    const back = await visitor.answerAtProvider('priya');
    desk.provider.isAway = true;
    expect(locationOf(await visitor.open(back))).toBe('/login#refused=unavailable');
    const fresh = await desk.startAnother();
    const begun = async () => locationOf(await fresh.request('/sign-in', { redirect: 'manual' }));
    expect(await begun()).toBe('/login#refused=unavailable');
    desk.provider.isAway = false;
    expect(await begun()).toContain(`${desk.provider.url}/auth?`);
    await fresh.close();
  });

  test('cookies are for this server alone and hold nothing readable, and no code or token is logged', async () => {
    const visitor = desk.newVisitor();
    const begun = await visitor.open('/sign-in');
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^console_sign_in=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
    const seen = desk.server.logged.length;
    const back = await visitor.answerAtProvider('priya');
    const came = await visitor.open(back);
    expect(came.headers.get('cache-control')).toBe('no-store');
    expect(came.headers.getSetCookie()).toEqual([
      'console_sign_in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^console_hand_over=[\w.-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^console_provider=[\w.-]+; Path=\/sign-out; Max-Age=86400; HttpOnly; SameSite=Strict$/),
    ]);
    const token = await tokenOf(visitor, locationOf(came));
    const lines = JSON.stringify(desk.server.logged.slice(seen));
    const code = new URL(back).searchParams.get('code') ?? 'none';
    for (const secret of [token, codeIn(locationOf(came)), code]) expect(lines).not.toContain(secret);
  });

  test('these addresses are only opened, and without a provider they lead to the sign-in page', async () => {
    for (const path of ['/sign-in', '/sign-in/callback', '/sign-out']) {
      expect((await desk.server.request(path, { method: 'POST' })).status).toBe(405);
    }
    const plain = await startTestServer({ database: desk.database });
    for (const path of ['/sign-in', '/sign-in/callback?code=a', '/sign-out']) {
      expect(locationOf(await plain.request(path, { redirect: 'manual' }))).toBe('/login');
    }
    await plain.close();
  });
});

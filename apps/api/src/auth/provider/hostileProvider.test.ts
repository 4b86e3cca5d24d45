import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { freePort } from '@console/harness/console-server';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT_SECRET, HostileProvider } from '../../testing/HostileProvider.ts';
import { locationOf, ProviderVisitor } from '../../testing/ProviderVisitor.ts';

describeWithDatabase('an identity provider whose answers are not right', (databases) => {
  let database: Database;
  let provider: HostileProvider;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    provider = await HostileProvider.start();
    server = await startWith(provider.url);
  });
  afterAll(() => Promise.all([server.close(), provider.close()]));
  beforeEach(async () => {
    provider.lies = {};
    await database.update(tables.user).set({ oidcIssuer: null, oidcSubject: null });
    await database.delete(tables.signInAttempt);
  });

  async function startWith(issuer: string): Promise<TestServer> {
    const port = await freePort();
    const own = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
    const client = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: CLIENT_SECRET };
    return startTestServer({ database, variables: { ...own, ...client } });
  }

  async function arrive(at = server): Promise<string> {
    const visitor = new ProviderVisitor(at.url, provider);
    const begun = locationOf(await visitor.open('/sign-in'));
    return begun.startsWith('/login') ? begun : locationOf(await visitor.open(provider.back(begun)));
  }

  const bound = () => database.select().from(tables.user).where(isNotNull(tables.user.oidcSubject));

  test('signs nobody in by a token that somebody else could have made, or that is for something else', async () => {
    const now = Math.floor(Date.now() / 1000);
    const lies = [
      { signed: 'not at all' },
      { signed: 'with the client secret' },
      { signed: 'with another key' },
      { claims: { aud: 'another-client' } },
      { claims: { aud: ['console', 'another-client'], azp: 'another-client' } },
      { claims: { iss: 'https://login.example.com' } },
      { claims: { iss: provider.url.replace('http:', 'HTTP:') } },
      { claims: { iss: `${provider.url}/` } },
      { claims: { nonce: 'of-another-sign-in' } },
      { claims: { nonce: undefined } },
      { claims: { sub: undefined } },
      { claims: { exp: now - 60, iat: now - 120 } },
      { claims: { nbf: now + 120 } },
      // Somebody else may sit at the computer by now.
      { claims: { auth_time: now - 700 } },
    ] as const;
    for (const each of lies) {
      provider.lies = each;
      expect([each, await arrive()]).toEqual([each, '/login#refused=failed']);
    }
    expect(await bound()).toEqual([]);
    provider.lies = {};
    expect(await arrive()).toMatch(/^\/login#once=/);
  });

  test('an email counts as verified only when the provider says true', async () => {
    for (const claim of ['true', 1, 'yes', undefined, null]) {
      provider.lies = { claims: { email_verified: claim } };
      expect(await arrive()).toBe('/login#refused=unverified');
    }
    provider.lies = { claims: { email: ['admin@example.com'] } };
    expect(await arrive()).toBe('/login#refused=unverified');
    expect(await bound()).toEqual([]);
  });

  test('a provider that calls itself otherwise than the settings do signs nobody in', async () => {
    for (const issuer of ['https://login.example.com', `${provider.url}/`, provider.url.replace('http:', 'HTTP:')]) {
      provider.lies = { metadata: { issuer } };
      const fresh = await startWith(provider.url);
      expect([issuer, await arrive(fresh)]).toEqual([issuer, expect.stringMatching(/^\/login#refused=/)]);
      await fresh.close();
    }
  });

  test('the answer never leads to another place than the sign-in page', async () => {
    const visitor = new ProviderVisitor(server.url, provider);
    for (const path of [
      '/sign-in?to=https://evil.example',
      '/sign-in//evil.example',
      '/sign-in/callback?to=//evil.example',
      '/sign-out?post_logout_redirect_uri=https://evil.example',
      '//evil.example/sign-out',
    ]) {
      const to = (await visitor.open(`${server.url}${path}`)).headers.get('location') ?? '/login';
      const { origin } = new URL(to, server.url);
      expect([path, [server.url, provider.url].includes(origin)]).toEqual([path, true]);
    }
  });
});

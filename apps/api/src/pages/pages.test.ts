import { createTestDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { billing, bookings, digest, MAIN, PagesServer, shellBase } from '../testing/PagesServer.ts';

let pages: PagesServer;
let server: TestServer;

beforeAll(async () => {
  pages = await PagesServer.start();
  server = pages.server;
});

afterAll(() => pages.close());

test('every page has its own nonce, in the policy and in the document', async () => {
  const [one, two] = [await pages.indexAt('/'), await pages.indexAt('/')];
  const nonceOf = ({ response, text }: typeof one) => {
    const nonce = /csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; ` +
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    return nonce;
  };
  expect(nonceOf(one)).toHaveLength(24);
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.response.headers.get('cache-control')).toBe('no-cache');
});

test('every answer has the usual security headers and the request’s id', async () => {
  for (const path of ['/', '/health', MAIN, '/nothing.js', '/registry.json']) {
    const { headers } = await server.request(path, { headers: { accept: 'text/html' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    const requestId = headers.get('x-request-id');
    expect(server.logged.some((line) => line.requestId === requestId)).toBe(true);
  }
});

test('a console that is reached by https makes browsers use only https', async () => {
  const secure = await pages.serve({ PUBLIC_URL: 'https://console.example.com' });
  const { headers } = await secure.request('/health');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

test('API-05 the console receives the address of GraphQL, and may connect to no other server and show frames of none', async () => {
  expect((await pages.indexAt('/')).text).toContain('name="graphql-url" content="/graphql"');
  const elsewhere = await pages.serve({ GRAPHQL_URL: 'https://api.example.com/v2/graphql' });
  const { response, text } = await pages.indexAt('/', {}, elsewhere);
  expect(text).toContain('name="graphql-url" content="https://api.example.com/v2/graphql"');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  // Mails are shown in frames whose pages come from the API.
  expect(policy).toContain("frame-src 'self' https://api.example.com;");
  await elsewhere.close();
});

test('FED-10 scripts from the visitor’s own computer are allowed only when the server permits them, and from nowhere else', async () => {
  const allowing = await pages.serve({ ALLOW_LOCAL_REMOTES: '1' });
  const { response, text } = await pages.indexAt('/', {}, allowing);
  await allowing.close();
  expect(text).toContain('name="local-remotes" content="allowed"');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' http://127.0.0.1:*;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*;");
  const strict = await pages.indexAt('/');
  expect(strict.text).toContain('name="local-remotes" content=""');
  expect(strict.response.headers.get('content-security-policy')).not.toContain('127.0.0.1');
});

test('every path of the console returns the same page', async () => {
  for (const path of [
    '/',
    '/login',
    '/dashboard',
    '/booking',
    '/booking/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    '/no/such/page',
  ]) {
    const { response, text } = await pages.indexAt(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(text).toContain('graphql-url');
  }
});

test('every path that is no file and not below the API’s returns the page, whatever the client accepts', async () => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    for (const path of ['/', '/booking', '//booking', '/graphqls']) {
      const answer = await server.request(path, { headers: { accept } });
      expect([path, accept, answer.status]).toEqual([path, accept, 200]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    for (const path of ['/nothing.js', '/releases', '/releases/bookings', '/graphql/x', '/health/x']) {
      const answer = await server.request(path, { headers: { accept } });
      expect([path, accept, answer.status]).toEqual([path, accept, 404]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  }
});

test('a signed-in visitor receives preload links for the page; the sign-in page has none', async () => {
  const signedIn = { cookie: 'theme=dark; console_session=1' };
  const hrefs = async (path: string, headers: Record<string, string>) => {
    const { text } = await pages.indexAt(path, headers);
    return [...text.matchAll(/<link rel="preload" as="(\w+)" crossorigin="anonymous" href="([^"]+)"/g)].map(
      ([, , href]) => href,
    );
  };
  expect(await hrefs('/booking', {})).toEqual([]);
  expect(await hrefs('/booking', { cookie: 'console_session=0' })).toEqual([]);
  const always = [
    '/registry.json',
    `${shellBase}assets/console.js`,
    '/releases/bookings/abc123/entry.js',
    '/releases/bookings/abc123/routes.js',
  ];
  const list = [...always, '/releases/bookings/abc123/list.js', `${shellBase}assets/table.js`];
  expect(await hrefs('/booking', signedIn)).toEqual(list);
  expect(await hrefs('/', signedIn)).toEqual(list);
  expect(await hrefs('/booking/01J9ZK0Q3M6V8T2B4C6D8E0F1G', signedIn)).toEqual([
    ...always,
    '/releases/bookings/abc123/detail.js',
  ]);
  expect(await hrefs('/elsewhere', signedIn)).toEqual(['/registry.json', `${shellBase}assets/console.js`]);
  const { text } = await pages.indexAt('/booking', signedIn);
  expect(text).toContain(`href="/releases/bookings/abc123/list.js" integrity="${digest('list')}"`);
});

test('the page begins as the console for a visitor who was signed in, with the sidebar as they left it, else as sign-in', async () => {
  const begin = async (cookie: string) =>
    /<body data-start="([^"]*)" data-sidebar="([^"]*)">/
      .exec((await pages.indexAt('/booking', { cookie })).text)
      ?.slice(1);
  expect(await begin('theme=dark')).toEqual(['sign-in', '']);
  expect(await begin('console_session=1')).toEqual(['console', '']);
  expect(await begin('console_session=1; console_sidebar=folded')).toEqual(['console', 'folded']);
  expect(await begin('console_session=11; console_sidebar="><script>')).toEqual(['sign-in', '']);
});

test('a page with slots also preloads the panels of other domains', async () => {
  pages.release([bookings, billing]);
  const { text } = await pages.indexAt('/booking/01J9ZK0Q3M6V8T2B4C6D8E0F1G', { cookie: 'console_session=1' });
  for (const file of ['entry.js', 'slots.js', 'panel.js'])
    expect(text).toContain(`href="/releases/billing/def456/${file}"`);
  expect(text).toContain(`href="${shellBase}assets/table.js"`);
  expect((await pages.indexAt('/booking', { cookie: 'console_session=1' })).text).not.toContain('/releases/billing/');
  pages.release([bookings]);
});

test('health reports whether the database answers', async () => {
  expect(await (await server.request('/health')).json()).toEqual({ status: 'ok' });
  const gone = await createTestDatabase({ migrations });
  const broken = await startTestServer({ database: gone });
  await gone.close();
  const answer = await broken.request('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'database unreachable' }]);
  await broken.close();
});

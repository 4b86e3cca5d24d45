import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Database } from '@console/api-kit/database';
import { createTestDatabase } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const INDEX = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="graphql-url" content="__GRAPHQL_URL__"><meta name="local-remotes" content="__LOCAL_REMOTES__"><!-- preload -->
<script defer src="__RELEASE_BASE__assets/main.js"></script></head><body></body></html>`;

const digest = (name: string) => `sha384-${Buffer.from(name).toString('base64')}`;

const bookings = {
  name: 'bookings',
  title: 'Bookings',
  version: '1.0.0',
  base: '/releases/bookings/abc123/',
  digests: {
    'entry.js': digest('entry'),
    'routes.js': digest('routes'),
    'list.js': digest('list'),
    'detail.js': digest('detail'),
  },
  platform: '1.0.0',
  entry: 'entry.js',
  exposes: { './routes': { files: ['routes.js'], shared: [] } },
  pages: {
    'bookings.list': { files: ['list.js'], shared: ['@console/design-system/table'] },
    'bookings.detail': { files: ['detail.js'], shared: [] },
  },
  needs: { react: ['useState'] },
  landing: 'bookings.list',
  routes: [
    { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: ['ROLE_ADMIN'] },
    {
      id: 'bookings.detail',
      path: '/booking/:id',
      title: 'Booking',
      roles: ['ROLE_ADMIN'],
      opens: ['booking.detail.panel'],
    },
  ],
  slots: [],
  links: ['/booking/:id'],
};

const billing = {
  ...bookings,
  name: 'billing',
  base: '/releases/billing/def456/',
  digests: { 'entry.js': digest('entry'), 'slots.js': digest('slots'), 'panel.js': digest('panel') },
  exposes: { './slots': { files: ['slots.js'], shared: [] } },
  pages: { 'billing.booking': { files: ['panel.js'], shared: ['@console/design-system/table'] } },
  landing: undefined,
  routes: [],
  slots: [
    { slot: 'booking.detail.panel', id: 'billing.booking', title: 'Invoices', roles: ['ROLE_ADMIN'], weight: 10 },
    { slot: 'customer.detail.panel', id: 'billing.customer', title: 'Invoices', roles: ['ROLE_ADMIN'], weight: 10 },
  ],
};

const shellBase = '/releases/shell/0123456789abcdef/';

const shell = {
  version: '1.0.0',
  base: shellBase,
  platform: '1.0.0',
  digests: { 'assets/console.js': digest('console'), 'assets/table.js': digest('table') },
  console: ['assets/console.js'],
  shared: { '@console/design-system/table': ['assets/table.js'] },
  exports: { '@console/design-system/table': ['Table'] },
};

/** A script of the live shell. */
const MAIN = `${shellBase}assets/main.js`;

const html = { accept: 'text/html' };

let database: Database;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-pages-'));
  mkdirSync(join(folder, 'releases/bookings/abc123'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  releaseShell('0123456789abcdef', INDEX);
  writeFileSync(join(folder, 'releases/bookings/abc123/entry.js'), 'entry()');
  release([bookings]);
  database = await createTestDatabase({ migrations });
  server = await serve();
});

afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function releaseShell(hash: string, page: string): void {
  const dir = join(folder, 'releases/shell', hash);
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'assets/main.js'), `console.log("${'main '.repeat(1000)}")`);
}

function release(remotes: unknown[], live: object = shell): void {
  writeFileSync(join(folder, 'releases/registry.json'), JSON.stringify({ shell: live, remotes, history: [] }));
}

function serve(variables?: Record<string, string>): Promise<TestServer> {
  const dirs = { releases: join(folder, 'releases') };
  return startTestServer({ database, dirs, ...(variables ? { variables } : {}) });
}

async function indexAt(path: string, headers: Record<string, string> = {}, on = server) {
  const response = await on.request(path, { headers: { ...html, ...headers } });
  return { response, text: await response.text() };
}

test('every page has a nonce of its own, in the policy and in the document', async () => {
  const [one, two] = [await indexAt('/'), await indexAt('/')];
  const nonceOf = ({ response, text }: typeof one) => {
    const nonce = /csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; ` +
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    return nonce;
  };
  expect(nonceOf(one)).toHaveLength(24);
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.response.headers.get('cache-control')).toBe('no-cache');
});

test('every answer has the usual security headers and says which request it was', async () => {
  for (const path of ['/', '/health', MAIN, '/nothing.js', '/registry.json']) {
    const { headers } = await server.request(path, { headers: html });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    const requestId = headers.get('x-request-id');
    expect(server.logged.some((line) => line.requestId === requestId)).toBe(true);
  }
});

test('a console that is reached by https tells browsers to stay there', async () => {
  const secure = await serve({ PUBLIC_URL: 'https://console.example.com' });
  const { headers } = await secure.request('/health');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

test('API-05 the console is told where GraphQL is, and may connect there and nowhere else', async () => {
  expect((await indexAt('/')).text).toContain('name="graphql-url" content="/graphql"');
  const elsewhere = await serve({ GRAPHQL_URL: 'https://api.example.com/v2/graphql' });
  const { response, text } = await indexAt('/', {}, elsewhere);
  expect(text).toContain('name="graphql-url" content="https://api.example.com/v2/graphql"');
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example.com;");
  await elsewhere.close();
});

test('FED-10 scripts from the visitor’s own computer are let in only where the server says so, and from nowhere else', async () => {
  const allowing = await serve({ ALLOW_LOCAL_REMOTES: '1' });
  const { response, text } = await indexAt('/', {}, allowing);
  await allowing.close();
  expect(text).toContain('name="local-remotes" content="allowed"');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' http://127.0.0.1:*;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*;");
  const strict = await indexAt('/');
  expect(strict.text).toContain('name="local-remotes" content=""');
  expect(strict.response.headers.get('content-security-policy')).not.toContain('127.0.0.1');
});

test('every path of the console is answered with the same page', async () => {
  for (const path of [
    '/',
    '/login',
    '/dashboard',
    '/booking',
    '/booking/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    '/no/such/page',
  ]) {
    const { response, text } = await indexAt(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(text).toContain('graphql-url');
  }
});

test('a signed-in visitor is told at once what the page will need; the sign-in screen is not', async () => {
  const signedIn = { cookie: 'theme=dark; console_session=1' };
  const hrefs = async (path: string, headers: Record<string, string>) => {
    const { text } = await indexAt(path, headers);
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
  const { text } = await indexAt('/booking', signedIn);
  expect(text).toContain(`href="/releases/bookings/abc123/list.js" integrity="${digest('list')}"`);
});

test('a page with places for other domains’ panels asks for those panels at once', async () => {
  release([bookings, billing]);
  const { text } = await indexAt('/booking/01J9ZK0Q3M6V8T2B4C6D8E0F1G', { cookie: 'console_session=1' });
  for (const file of ['entry.js', 'slots.js', 'panel.js'])
    expect(text).toContain(`href="/releases/billing/def456/${file}"`);
  expect(text).toContain(`href="${shellBase}assets/table.js"`);
  expect((await indexAt('/booking', { cookie: 'console_session=1' })).text).not.toContain('/releases/billing/');
  release([bookings]);
});

test('FED-02 another release of the shell is live without a restart, and the files of the one before stay', async () => {
  const other = '/releases/shell/fedcba9876543210/';
  const scriptOf = async () => /<script defer src="([^"]+)"/.exec((await indexAt('/')).text)?.[1];
  expect(await scriptOf()).toBe(MAIN);
  releaseShell('fedcba9876543210', INDEX);
  release([bookings], { ...shell, base: other });
  expect(await scriptOf()).toBe(`${other}assets/main.js`);
  expect((await server.request(MAIN)).status).toBe(200);

  release([bookings], { ...shell, base: '/releases/shell/0000000000000000/' });
  expect(await scriptOf()).toBe(`${other}assets/main.js`);
  expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'the page of the live shell cannot be read' }));
  release([bookings]);
  expect(await scriptOf()).toBe(MAIN);
});

test('the browser is told which releases are live, and nothing that only the release gate asks for', async () => {
  expect(await (await server.request('/registry.json')).json()).toEqual({
    shell: { version: '1.0.0', base: shellBase },
    remotes: [JSON.parse(JSON.stringify({ ...bookings, links: undefined, needs: { react: [] } }))],
  });
});

test('FED-03 a new registry is live without a restart, and a broken one leaves the last standing', async () => {
  const first = await server.request('/registry.json');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await first.json()).toMatchObject({ remotes: [{ name: 'bookings' }] });
  expect((await server.request('/releases/registry.json')).status).toBe(404);
  const etag = first.headers.get('etag') ?? '';
  expect((await server.request('/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(304);

  release([{ ...bookings, version: '1.0.1' }]);
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  writeFileSync(join(folder, 'releases/registry.json'), '{"remotes": [');
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  rmSync(join(folder, 'releases/registry.json'));
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  release([bookings]);
  expect((await server.request('/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('files of a release are kept by browsers for ever, and sent compressed', async () => {
  const answer = await server.request(MAIN, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
  expect(await answer.text()).toContain('main main');
  const raw = await rawRequest(MAIN, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(raw.body).toString()).toContain('main main');
  expect((await rawRequest(MAIN, {})).body.toString()).toContain('main main');
  const head = await server.request(MAIN, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  `${shellBase}assets/../../../../secret.js`,
  `${shellBase}assets/%2e%2e/%2e%2e/secret.js`,
  `${shellBase}assets/..%2f..%2fsecret.js`,
  `${shellBase}assets/..%5c..%5csecret.js`,
  `${shellBase}assets/%00.js`,
  `${shellBase}assets/%.js`,
  `${shellBase}assets//etc/passwd`,
  `${shellBase}assets/.hidden.js`,
  `${shellBase}assets/`,
  '/releases/../secret.js',
  '/releases/%2e%2e/secret.js',
  '/releases/bookings',
  '//secret.js',
])('nothing outside of the released folders can be reached: %s', async (path) => {
  const { status, body } = await rawRequest(path, {});
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret()');
  expect(JSON.parse(body.toString())).toMatchObject({ code: 404 });
});

test('what is not there is not answered with a page', async () => {
  for (const path of [`${shellBase}assets/missing.js`, '/releases/bookings/abc123/missing.js', '/missing.js']) {
    const answer = await server.request(path, { headers: html });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await server.request('/booking', { headers: { accept: 'application/json' } })).status).toBe(404);
  const written = await server.request('/booking', { method: 'POST', headers: html });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('health says whether the database answers', async () => {
  expect(await (await server.request('/health')).json()).toEqual({ status: 'ok' });
  const gone = await createTestDatabase({ migrations });
  const broken = await startTestServer({ database: gone });
  await gone.close();
  const answer = await broken.request('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'database unreachable' }]);
  await broken.close();
});

/** A request whose path nobody has tidied up. */
async function rawRequest(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; body: Buffer }> {
  const { port } = new URL(server.url);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: Buffer }>();
  const sent = plainRequest({ host: '127.0.0.1', port, path, headers }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
    resolve({ status: response.statusCode, body: Buffer.concat(chunks) });
  });
  sent.on('error', reject).end();
  return promise;
}

import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, INDEX, MAIN, PagesServer, shell, shellBase } from '../testing/PagesServer.ts';

let pages: PagesServer;
let server: TestServer;

beforeAll(async () => {
  pages = await PagesServer.start();
  server = pages.server;
});

afterAll(() => pages.close());

test('FED-02 another release of the shell is live without a restart, and the files of the former one stay', async () => {
  const other = '/releases/shell/fedcba9876543210/';
  const scriptOf = async () => /<script defer src="([^"]+)"/.exec((await pages.indexAt('/')).text)?.[1];
  expect(await scriptOf()).toBe(MAIN);
  pages.releaseShell('fedcba9876543210', INDEX);
  pages.release([bookings], { ...shell, base: other });
  expect(await scriptOf()).toBe(`${other}assets/main.js`);
  expect((await server.request(MAIN)).status).toBe(200);

  pages.release([bookings], { ...shell, base: '/releases/shell/0000000000000000/' });
  expect(await scriptOf()).toBe(`${other}assets/main.js`);
  expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'the page of the live shell cannot be read' }));
  pages.release([bookings]);
  expect(await scriptOf()).toBe(MAIN);
});

test('the browser receives the live releases without the parts that only the release gate uses', async () => {
  expect(await (await server.request('/registry.json')).json()).toEqual({
    shell: { version: '1.0.0', base: shellBase },
    remotes: [JSON.parse(JSON.stringify({ ...bookings, links: undefined, needs: { react: [] } }))],
  });
});

test('FED-03 a new registry is live without a restart; after a broken one the last valid one stays', async () => {
  const first = await server.request('/registry.json');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await first.json()).toMatchObject({ remotes: [{ name: 'bookings' }] });
  expect((await server.request('/releases/registry.json')).status).toBe(404);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await server.request('/registry.json', { headers })).status).toBe(304);

  pages.release([{ ...bookings, version: '1.0.1' }]);
  expect((await server.request('/registry.json', { headers })).status).toBe(200);
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  writeFileSync(join(pages.folder, 'releases/registry.json'), '{"remotes": [');
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  rmSync(join(pages.folder, 'releases/registry.json'));
  expect(await (await server.request('/registry.json')).json()).toMatchObject({ remotes: [{ version: '1.0.1' }] });
  pages.release([bookings]);
  expect((await server.request('/registry.json', { headers })).status, 'the tag names the content').toBe(304);
});

test('files of a release are cached by browsers for ever, and sent compressed', async () => {
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

test('the security log has a line for each release and each rollback that goes live', async () => {
  const at = (minute: number) => `2026-11-22T10:0${minute}:00.000Z`;
  const record = { name: 'bookings', hash: 'abcdef0123456789', version: '1.0.0', by: 'ann' };
  const history: object[] = [{ ...record, at: at(1), how: 'release' }];
  const file = join(pages.folder, 'releases/registry.json');
  const write = () => writeFileSync(file, JSON.stringify({ shell, remotes: [bookings], history }));
  write();
  await server.request('/registry.json');
  const seen = server.logged.length;
  history.push({ ...record, at: at(2), how: 'release', version: '1.1.0' }, { ...record, at: at(3), how: 'rollback' });
  write();
  await server.request('/registry.json');
  await server.request('/registry.json');
  const lines = server.logged.slice(seen).filter((line) => line.log === 'security');
  expect(lines.map(({ msg, name, version, by }) => [msg, name, version, by])).toEqual([
    ['released', 'bookings', '1.1.0', 'ann'],
    ['rolled back', 'bookings', '1.0.0', 'ann'],
  ]);
});

test('only the files that a release lists are public, by exactly these names: operations.json lists every operation', async () => {
  const dir = join(pages.folder, 'releases/bookings/abc123');
  for (const name of ['operations.json', 'notes.txt', 'stray.js']) writeFileSync(join(dir, name), '{}');
  expect((await rawRequest('/releases/bookings/abc123/entry.js', {})).status).toBe(200);
  for (const name of ['operations.json', 'release.json', 'notes.txt', 'stray.js', 'entry.js']) {
    const encoded = encodeURIComponent(name).replace('.', '%2e');
    for (const written of [
      ...(name === 'entry.js' ? [] : [name, `/${name}`, `./${name}`, `%2e/${name}`]),
      ...[name.toUpperCase(), encoded, `${name}/`, `${name}//`, `${name}%2f`, `${name}/.`, `${name}/%2e`, `${name}%00`],
      ...[`${name}%5c`, `${name}/x.js`, `${name}.`, `${name}%20`, `assets/%2e%2e/${encoded}`],
    ]) {
      const path = `/releases/bookings/abc123/${written}`;
      expect([path, (await rawRequest(path, {})).status]).toEqual([path, 404]);
    }
  }
});

test('a release cannot lead to files outside of it by symbolic links', async () => {
  const dir = join(pages.folder, 'releases/bookings/abc123');
  symlinkSync(join(pages.folder, 'secret.js'), join(dir, 'routes.js'));
  symlinkSync(dir, join(pages.folder, 'releases/bookings/linked'));
  for (const path of ['/releases/bookings/abc123/routes.js', '/releases/bookings/linked/entry.js']) {
    expect([path, (await server.request(path)).status]).toEqual([path, 404]);
  }
});

test('nothing is served of a folder that is being copied or that lists no files', async () => {
  for (const [name, about] of [
    ['.abc123.77', JSON.stringify(bookings)],
    ['damaged', '{'],
    ['other', '{}'],
  ] as const) {
    const dir = join(pages.folder, 'releases/bookings', name);
    mkdirSync(dir);
    writeFileSync(join(dir, 'release.json'), about);
    writeFileSync(join(dir, 'entry.js'), 'entry()');
    expect([name, (await rawRequest(`/releases/bookings/${name}/entry.js`, {})).status]).toEqual([name, 404]);
  }
  writeFileSync(join(pages.folder, 'releases/bookings/damaged/release.json'), JSON.stringify(bookings));
  expect((await rawRequest('/releases/bookings/damaged/entry.js', {})).status).toBe(200);
});

test('a missing file is not answered with a page', async () => {
  for (const path of [`${shellBase}assets/missing.js`, '/releases/bookings/abc123/missing.js', '/missing.js']) {
    const answer = await server.request(path, { headers: { accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  const written = await server.request('/booking', { method: 'POST', headers: { accept: 'text/html' } });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** Sends a request with a path as it is, without normalising it. */
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

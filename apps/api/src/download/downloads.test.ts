import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addSeatedClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { disposition } from './disposition.ts';

const asking = 'query ($id: ID!) { classDelegatesDownload(input: { trainingClass: $id }) { path expiresAt } }';

describeWithDatabase('API-05 a link to a file', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let ref: string;
  let path: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    server.now = new Date();
    const { id } = await addSeatedClass(database, 3);
    const { rows } = await database.execute<{ ref: string }>(sql`SELECT ref FROM training_class WHERE id = ${id}`);
    ref = rows[0]?.ref ?? '';
    path = await linkTo(id);
  });

  async function linkTo(trainingClass: string, as = token): Promise<string> {
    const { data, errors } = await server.ask(as, asking, { id: `training_classes/${trainingClass}` });
    const link = data?.classDelegatesDownload as { path: string; expiresAt: string } | undefined;
    if (!link) throw new Error(JSON.stringify(errors));
    expect(new Date(link.expiresAt).getTime()).toBe(server.now.getTime() + 60_000);
    return `/${link.path}`;
  }

  async function refusal(address: string): Promise<[status: number, sentence: string | undefined]> {
    const answer = await server.request(address);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<a href="/">Go to the console</a>');
    return [answer.status, /<p>(.*?)<\/p>/.exec(page)?.[1]];
  }

  test('gives the file without a token, as an attachment that never runs as a page and is never kept', async () => {
    const answer = await server.request(path);
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${ref} delegates.csv"; filename*=UTF-8''${ref}%20delegates.csv`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await answer.text()).split('\r\n')).toHaveLength(5);
  });

  test('has headers but no body when only they are asked for', async () => {
    const answer = await server.request(path, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('works for 60 seconds', async () => {
    server.now = new Date(server.now.getTime() + 60_000);
    expect((await server.request(path)).status).toBe(200);
    server.now = new Date(server.now.getTime() + 1);
    expect(await refusal(path)).toEqual([
      410,
      'This link has expired: it works for 60 seconds. Download the file in the console again.',
    ]);
  });

  test.each(['input', 'until', 'for', 'mac'])('is refused when its part %s was changed', async (part) => {
    const url = new URL(path, server.url);
    const value = url.searchParams.get(part) ?? '';
    url.searchParams.set(
      part,
      part === 'until' ? '9999999999999' : `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`,
    );
    expect(await refusal(`${url.pathname}${url.search}`)).toEqual([
      403,
      'This link is not valid. Download the file in the console.',
    ]);
  });

  test('leads to nothing when no domain declares the file', async () => {
    expect(await refusal('/downloads/everything')).toEqual([404, 'There is no such file.']);
  });

  test('ends with the session that asked for it', async () => {
    const other = await server.token('manager@example.com');
    const { id } = await addSeatedClass(database, 1);
    const theirs = await linkTo(id, other);
    await server.request('/authentication_token', { method: 'DELETE', headers: { authorization: `Bearer ${other}` } });
    await expect
      .poll(() => refusal(theirs).catch(() => null))
      .toEqual([403, 'Your session has ended. Sign in to the console and download the file again.']);
  });

  test('is refused when the user has lost the role meanwhile', async () => {
    const user = sql`"user" WHERE sign_in_email = 'manager@example.com'`;
    const { rows } = await database.execute<{ roles: string }>(sql`SELECT roles::text AS roles FROM ${user}`);
    const roles = rows[0]?.roles;
    const set = (to: string | undefined) =>
      database.execute(sql`UPDATE "user" SET roles = ${to}::text[] WHERE sign_in_email = 'manager@example.com'`);
    await set('{ROLE_CUSTOMER}');
    await expect
      .poll(() => refusal(path).catch(() => null))
      .toEqual([403, 'You are not allowed to download this file.']);
    expect(server.logged).toContainEqual(expect.objectContaining({ what: ['download classDelegates'] }));
    await set(roles);
    await expect.poll(async () => (await server.request(path)).status).toBe(200);
  });

  test('is not given for a record that does not exist', async () => {
    const { errors } = await server.ask(token, asking, { id: 'training_classes/01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
    expect(errors?.[0]).toMatchObject({ message: 'This class no longer exists.', extensions: { status: 404 } });
  });
});

test('a file keeps its name in any script', () => {
  expect(disposition('attachment', 'Zoë "x" (楊).csv')).toBe(
    `attachment; filename="Zo_ _x_ (_).csv"; filename*=UTF-8''Zo%C3%AB%20%22x%22%20%28%E6%A5%8A%29.csv`,
  );
});

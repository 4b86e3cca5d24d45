import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@console/api-kit/database';
import {
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkKeptOperations } from './checkKeptOperations.ts';

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
const REFUSAL = 'This version of the console is too old for the server, or unknown to it. Please reload the page.';

const released = 'query Released { brands(first: 1) { edges { node { id } } } }';
const later = 'query Later { brands(first: 2) { edges { node { id } } } }';
const stranger = 'query Stranger { brands(first: 3) { edges { node { id } } } }';

let database: Database;
let releases: string;

beforeAll(async () => {
  database = await createTestDatabase(demoDatabase());
});
afterAll(() => database.close());

function release(folder: string, ...texts: string[]): void {
  const dir = join(releases, folder);
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'operations.json'),
    JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text]))),
  );
}

function newReleases(): string {
  releases = mkdtempSync(join(tmpdir(), 'console-releases-'));
  release('bookings/aaaaaaaaaaaaaaaa', released);
  return releases;
}

describe.each([
  { only: '1', says: 'a server that answers known operations only' },
  { only: '0', says: 'a server that answers whatever it is asked' },
])('$says', ({ only }) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      variables: { ONLY_KNOWN_OPERATIONS: only },
      dirs: { releases: newReleases() },
    });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function send(body: object): Promise<GraphqlAnswer> {
    const answer = await server.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as GraphqlAnswer;
  }
  const byId = (id: unknown, query?: string) =>
    send({ query, extensions: { persistedQuery: { version: 1, sha256Hash: id } } });
  const count = (answer: GraphqlAnswer) => (answer.data as { brands: { edges: unknown[] } }).brands.edges.length;

  test('answers an operation of a kept release by its id alone', async () => {
    expect(count(await byId(idOf(released)))).toBe(1);
  });

  test('uses the release’s text for an id, and ignores a text sent with it', async () => {
    expect(count(await byId(idOf(released), stranger))).toBe(1);
  });

  test('refuses an id of no release, with a sentence for the user', async () => {
    for (const id of [idOf('query Never { brands { totalCount } }'), 'BookingListPageQuery']) {
      expect(await byId(id)).toEqual({ errors: [expect.objectContaining({ message: REFUSAL })] });
    }
  });

  test('refuses an invalid id', async () => {
    for (const id of [7, null, {}]) {
      const answer = await byId(id);
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toHaveLength(1);
    }
  });

  test('knows the operations of a new release at once', async () => {
    const before = await byId(idOf('query Never { brands { totalCount } }'));
    expect(before.errors).toHaveLength(1);
    release('bookings/bbbbbbbbbbbbbbbb', later);
    expect(count(await byId(idOf(later)))).toBe(2);
  });

  test(only === '1' ? 'refuses a text that nobody released' : 'answers a text that nobody released', async () => {
    for (const answer of [await send({ query: stranger }), await byId(idOf(stranger), stranger)]) {
      if (only === '1') expect(answer).toEqual({ errors: [expect.objectContaining({ message: REFUSAL })] });
      else expect(count(answer)).toBe(3);
    }
  });
});

test('keeps the known operations when a file can no longer be read, and still learns those of other releases', async () => {
  const server = await startTestServer({ database, dirs: { releases: newReleases() } });
  const token = await server.token('manager@example.com');
  const ask = (id: string) =>
    server
      .request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
      })
      .then((answer) => answer.json());
  expect(await ask(idOf(released))).toMatchObject({ data: expect.anything() });
  writeFileSync(join(releases, 'bookings/aaaaaaaaaaaaaaaa/operations.json'), '{');
  expect(await ask('unknown')).toMatchObject({ errors: [{ message: REFUSAL }] });
  release('classes/cccccccccccccccc', later);
  expect(await ask(idOf(later))).toMatchObject({ data: expect.anything() });
  expect(await ask(idOf(released))).toMatchObject({ data: expect.anything() });
  expect(server.logged).toContainEqual(
    expect.objectContaining({ msg: 'the operations of the kept releases cannot be read' }),
  );
  await server.close();
});

describe('at start', () => {
  const log = pino({ level: 'silent' });

  test('a schema that answers every kept release is accepted', () => {
    newReleases();
    expect(() => checkKeptOperations(releases, { embedded: false, log })).not.toThrow();
  });

  test('a schema that does not answer every kept release is refused with the operation, its release and the reason', () => {
    newReleases();
    release('classes/cccccccccccccccc', 'query Old { oldField }');
    expect(() => checkKeptOperations(releases, { embedded: false, log })).toThrow(
      'The schema does not answer Old of classes cccccccccccccccc, a release that is kept: Cannot query field "oldField" on type "Query".',
    );
  });

  test('a damaged file is reported, and the server still starts', () => {
    newReleases();
    writeFileSync(join(releases, 'bookings/aaaaaaaaaaaaaaaa/operations.json'), '{');
    const error = vi.spyOn(log, 'error');
    checkKeptOperations(releases, { embedded: false, log });
    expect(error).toHaveBeenCalledWith(
      { error: expect.stringContaining('operations.json') },
      'a kept release is damaged',
    );
  });

  test('on an embedded database such a schema only causes a warning', () => {
    newReleases();
    release('classes/cccccccccccccccc', 'query Old { oldField }');
    const warn = vi.spyOn(log, 'warn');
    checkKeptOperations(releases, { embedded: true, log });
    expect(warn).toHaveBeenCalledWith(
      { operations: ['classes cccccccccccccccc Old'] },
      expect.stringContaining('does not answer Old'),
    );
  });
});

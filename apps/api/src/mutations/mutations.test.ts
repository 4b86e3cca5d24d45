import type { Database } from '@console/api-kit/database';
import {
  answerOf,
  ChangeRecorder,
  candidatesOf,
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  type Input,
  selectionOf,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../testing/domainCases.ts';
import { DAY, keptKeys, writtenRows } from '../testing/writtenRows.ts';

const accounts = ['admin', 'manager', 'trainer'] as const;

describeOnEachDatabase('a mutation', (each) => {
  let database: Database;
  let server: TestServer;
  /** Another process on the same database. */
  let second: TestServer;
  const tokens: Record<string, string> = {};
  const issued = new Map<string, Promise<string>>();
  let recorder: ChangeRecorder;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    recorder = await ChangeRecorder.start(database);
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    for (const who of accounts) tokens[who] = await tokenOf(who, 0);
  });
  afterAll(() => Promise.all([server.close(), second.close(), recorder.close()]));

  /** Returns a token from when the server's clock is ahead. Tokens are kept, because hashing a password is slow. */
  function tokenOf(account: string, aheadMs: number): Promise<string> {
    const key = `${account} ${aheadMs}`;
    const token = issued.get(key) ?? server.token(`${account}@example.com`);
    issued.set(key, token);
    return token;
  }

  describe.each(cases)('$name', ({ name, does, table, record, allowed, ...it }) => {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) {
      ${record} { id ${selectionOf(it.shows({ id: '' }, ''))} } clientMutationId } }`;
    const [who = 'admin'] = allowed;
    let candidates: string[] = [];
    beforeEach(async () => {
      if (candidates.length < 2) candidates = await candidatesOf(it, database);
    });

    const fresh = () =>
      candidates.shift() ??
      expect.unreachable(`The case ${name} needs more \`candidates\`: each test takes up to two, and may change them.`);
    const send = (input: Input, { as = who, key, to = server }: { as?: string; key?: string; to?: TestServer } = {}) =>
      to.ask(tokens[as], text, { input }, key === undefined ? {} : { 'idempotency-key': key });
    const idOf = (account: string) =>
      String(JSON.parse(Buffer.from(tokens[account]?.split('.')[1] ?? '', 'base64url').toString()).id);
    const recordIn = ({ data }: GraphqlAnswer) =>
      (data?.[name] as Record<string, Record<string, unknown>> | null | undefined)?.[record];
    const errorOf = ({ errors, data }: GraphqlAnswer) => {
      expect(data?.[name] ?? null).toBeNull();
      return { message: errors?.[0]?.message, ...errors?.[0]?.extensions };
    };

    const { rowOf, stateOf, newestRow, expectDoneOnce } = writtenRows(() => database, { does, table });

    test('is done, records who did it and when, and returns the record', async () => {
      const ulid = fresh();
      const [before, state] = [await rowOf(ulid), await stateOf(ulid)];
      const answer = await send({ ...it.input(ulid), clientMutationId: 'abc' });
      expect(answer.errors, `The case ${name} needs an \`input\` that the API takes.`).toBeUndefined();
      expect(answer.data?.[name]).toMatchObject({ clientMutationId: 'abc' });
      const viewer = { id: idOf(who) };
      const differs = `The case ${name} shows other fields in \`shows\` than the API answers.`;
      expect(recordIn(answer), differs).toMatchObject(answerOf(it.shows(viewer, ulid)));
      expectDoneOnce(state, await stateOf(ulid));
      if (does === 'deletes') return;
      const by = viewer.id.replace('users/', '');
      const after = does === 'makes' ? await newestRow() : await rowOf(ulid);
      expect(after?.updated_by).toBe(by);
      if (does === 'makes') return expect(after).toMatchObject({ created_by: by, version: 1 });
      expect(String(after?.updated_at) > String(before?.updated_at)).toBe(true);
      expect([after?.created_at, after?.created_by]).toEqual([before?.created_at, before?.created_by]);
    });

    test('publishes the written records and those that display them, once, with its key', async () => {
      const ulid = fresh();
      const key = `${name} published`;
      const changes = await recorder.during(async () => {
        for (const to of [server, second]) expect((await send(it.input(ulid), { key, to })).errors).toBeUndefined();
      });
      const differs = `The case ${name} needs other \`expectedChanges\`: these are the changes that were published.`;
      expect(recorder.inWords(changes, ulid), differs).toEqual([...new Set(it.expectedChanges)].sort());
      expect(new Set(changes.map((change) => change.key))).toEqual(new Set([key]));
    });

    test.runIf(name.startsWith('update'))('writes and publishes nothing when no field is named', async () => {
      const ulid = fresh();
      const before = await rowOf(ulid);
      const input = { id: it.input(ulid).id, version: before?.version };
      const changes = await recorder.during(async () => {
        const answer = await send(input, { key: `${name} nothing` });
        expect(answer.errors).toBeUndefined();
        expect(recordIn(answer)).toMatchObject({ id: input.id });
      });
      expect(changes).toEqual([]);
      expect(await rowOf(ulid)).toEqual(before);
    });

    // The tests below do not depend on the database, so they run on one engine.
    if (each.isLast) {
      test.each(accounts)('ACC-12 is allowed for the right accounts only: %s', async (account) => {
        const ulid = fresh();
        const before = await stateOf(ulid);
        const answer = await send(it.input(ulid), { as: account });
        if (allowed.includes(account)) {
          expect(answer.errors).toBeUndefined();
        } else {
          expect(errorOf(answer)).toEqual({ message: 'You are not allowed to make this change.', status: 403 });
          expect(await stateOf(ulid)).toEqual(before);
        }
      });

      test('ACC-12 is refused without a sign-in', async () => {
        const answer = await server.ask(undefined, text, { input: it.input(fresh()) });
        expect(answer.errors?.map(({ extensions }) => extensions?.status)).toEqual([401]);
      });

      test.each(it.invalid)('is refused with violations for $input', async ({ input, violations }) => {
        const ulid = fresh();
        const before = await stateOf(ulid);
        const error = errorOf(await send({ ...it.input(ulid), ...input }));
        const differs = `The case ${name} names other violations in \`invalid\` than the API answers.`;
        expect(error, differs).toMatchObject({ status: 422, violations });
        expect(await stateOf(ulid)).toEqual(before);
      });

      test('is refused with an invalid key, and together with another mutation under one key', async () => {
        const input = it.input(fresh());
        expect(errorOf(await send(input, { key: 'x'.repeat(256) }))).toMatchObject({ status: 400 });
        const twice = `mutation ($input: ${name}Input!) { a: ${name}(input: $input) { clientMutationId } b: ${name}(input: $input) { clientMutationId } }`;
        const { errors } = await server.ask(tokens[who], twice, { input }, { 'idempotency-key': 'both' });
        expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([400, 400]);
      });
    }

    test.each(it.refused)('is refused when $when', async ({ sql: making, message }) => {
      const ulid = fresh();
      await database.execute(sql.raw(making.replaceAll(':id', `'${ulid}'`)));
      const before = await stateOf(ulid);
      const differs = `The case ${name} names another refusal in \`refused\` than the API answers.`;
      expect(errorOf(await send(it.input(ulid))), differs).toEqual({ message, status: 409 });
      expect(await stateOf(ulid)).toEqual(before);
    });

    test.skipIf(does === 'makes')('is refused for a record that does not exist', async () => {
      expect(errorOf(await send(it.input('01J9ZK0Q3M6V8T2B4C6D8E0F1G')))).toMatchObject({ status: 404 });
    });

    test.skipIf(does === 'makes')('is refused when somebody else saved first, with both versions', async () => {
      const ulid = fresh();
      const given = Number((await rowOf(ulid))?.version);
      const current = given + 1;
      await database.execute(sql`UPDATE ${sql.identifier(table)} SET version = ${current} WHERE id = ${ulid}`);
      const before = await rowOf(ulid);
      const error = errorOf(await send({ ...it.input(ulid), version: given }));
      expect(error).toMatchObject({ status: 409, version: { given, current } });
      expect(await rowOf(ulid)).toEqual(before);
      expect((await send({ ...it.input(ulid), version: current })).errors).toBeUndefined();
    });

    test.skipIf(does === 'makes')('is done once when many users send the same version at the same time', async () => {
      const ulid = fresh();
      const before = await rowOf(ulid);
      const input = { ...it.input(ulid), version: before?.version };
      const sent = [server, second, server, second].map((to) => send(input, { to }));
      const answered = await Promise.all(sent);
      expect(answered.filter(({ errors }) => !errors)).toHaveLength(1);
      expectDoneOnce(before, await rowOf(ulid));
    });

    test('is done once under a key, however often it is sent', async () => {
      const ulid = fresh();
      const before = await stateOf(ulid);
      const input = it.input(ulid);
      const key = `${name} repeat`;
      const first = await send(input, { key });
      expect(first.errors).toBeUndefined();
      expect(await send(input, { key })).toEqual(first);
      expect(await send(input, { key, to: second })).toEqual(first);
      expectDoneOnce(before, await stateOf(ulid));
    });

    test('is done once under a key, sent many times at the same time', async () => {
      const ulid = fresh();
      const before = await stateOf(ulid);
      const sent = [server, second, server, second, server].map((to) =>
        send(it.input(ulid), { key: `${name} at once`, to }),
      );
      const [first, ...others] = await Promise.all(sent);
      expect(first?.errors).toBeUndefined();
      for (const other of others) expect(other).toEqual(first);
      expectDoneOnce(before, await stateOf(ulid));
    });

    test('is refused under the key of another change', async () => {
      const [ulid, other] = [fresh(), fresh()];
      const key = `${name} taken`;
      expect((await send(it.input(ulid), { key })).errors).toBeUndefined();
      const before = await stateOf(other);
      expect(errorOf(await send(it.input(other), { key }))).toMatchObject({
        status: 422,
        message: 'This Idempotency-Key was already used for another change.',
      });
      expect(await stateOf(other)).toEqual(before);
      // The same key of another user is a different key.
      const [, colleague] = allowed;
      if (colleague) expect((await send(it.input(other), { key, as: colleague })).errors).toBeUndefined();
    });

    test('leaves its key free when it is refused', async () => {
      const [ulid, other] = [fresh(), fresh()];
      const key = `${name} refused`;
      const bad = does === 'makes' ? it.invalid[0]?.input : { version: 99 };
      errorOf(await send({ ...it.input(ulid), ...bad }, { key }));
      expect((await send(it.input(other), { key })).errors).toBeUndefined();
    });

    test('changes nothing when its last step fails, and may be tried again', async () => {
      const ulid = fresh();
      const key = `${name} broken`;
      const [before, keys] = [await stateOf(ulid), await keptKeys(database)];
      await database.execute(
        sql.raw(`CREATE FUNCTION break_write() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'broken'; END $$;
        CREATE TRIGGER break_write BEFORE UPDATE ON idempotency_key FOR EACH ROW EXECUTE FUNCTION break_write()`),
      );
      const broken = await send(it.input(ulid), { key });
      await database.execute(sql.raw('DROP FUNCTION break_write CASCADE'));
      expect(errorOf(broken)).toMatchObject({ status: 500 });
      expect([await stateOf(ulid), await keptKeys(database)]).toEqual([before, keys]);
      expect((await send(it.input(ulid), { key })).errors).toBeUndefined();
    });

    test('is remembered under its key for 24 hours', async () => {
      const [ulid, other] = [fresh(), fresh()];
      const key = `${name} old`;
      const first = await send(it.input(ulid), { key });
      const now = server.now;
      const later = async (ms: number) => {
        server.now = new Date(now.getTime() + ms);
        tokens[who] = await tokenOf(who, ms);
      };
      await later(DAY - 1000);
      expect(await send(it.input(ulid), { key })).toEqual(first);
      await later(DAY + 1000);
      expect((await send(it.input(other), { key })).errors).toBeUndefined();
      // The keys of earlier tests have been deleted.
      expect(await keptKeys(database, server.now)).toBe(0);
      await later(0);
    });
  });
});

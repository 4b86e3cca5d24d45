import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeEachMutation } from '../testing/describeEachMutation.ts';
import { DAY, keptKeys } from '../testing/writtenRows.ts';

/** The answer to a repeated key: the same record, while the changes are no longer known (docs/decisions/0091). */
const repeated = (first: object) => ({ ...first, extensions: { changes: { gap: true, changes: [] } } });

/** The answer to a key that was used with another input: the record of that write, marked as earlier. */
const foundEarlier = (first: object) => ({
  ...first,
  extensions: { changes: { gap: true, changes: [] }, earlier: true },
});

describeEachMutation(describeWithDatabase, (mutation) => {
  const { name, does, allowed, servers, who, fresh, send, errorOf, stateOf, expectDoneOnce, ...it } = mutation;

  test('is refused with an invalid key, and together with another mutation under one key', async () => {
    const input = it.input(fresh());
    expect(errorOf(await send(input, { key: 'x'.repeat(256) }))).toMatchObject({ status: 400 });
    const twice = `mutation ($input: ${name}Input!) { a: ${name}(input: $input) { clientMutationId } b: ${name}(input: $input) { clientMutationId } }`;
    const { errors } = await servers.server.ask(servers.tokens[who], twice, { input }, { 'idempotency-key': 'both' });
    expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([400, 400]);
  });

  test('is done once under a key, however often it is sent', async () => {
    const ulid = fresh();
    const before = await stateOf(ulid);
    const input = it.input(ulid);
    const key = `${name} repeat`;
    const first = await send(input, { key });
    expect(first.errors).toBeUndefined();
    expect(await send(input, { key })).toEqual(repeated(first));
    expect(await send(input, { key, to: servers.second })).toEqual(repeated(first));
    expectDoneOnce(before, await stateOf(ulid));
  });

  test('is done once under a key, sent many times at the same time', async () => {
    const ulid = fresh();
    const before = await stateOf(ulid);
    const sent = [servers.server, servers.second, servers.server, servers.second, servers.server].map((to) =>
      send(it.input(ulid), { key: `${name} at once`, to }),
    );
    const [first, ...others] = await Promise.all(sent);
    expect(first?.errors).toBeUndefined();
    // Any of them may be the one that is done. Only its answer knows what changed.
    for (const { data, errors } of others) expect({ data, errors }).toEqual({ data: first?.data, errors: undefined });
    expectDoneOnce(before, await stateOf(ulid));
  });

  test('is refused under the key of another change, or answered with what that one made', async () => {
    const [ulid, other] = [fresh(), fresh()];
    const key = `${name} taken`;
    const first = await send(it.input(ulid), { key });
    expect(first.errors).toBeUndefined();
    const before = await stateOf(other);
    expect(errorOf(await send(it.input(other), { key }))).toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was already used for another change.',
    });
    expect(await send(it.input(other), { key, wantsEarlier: true })).toEqual(foundEarlier(first));
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
    const [before, keys] = [await stateOf(ulid), await keptKeys(servers.database)];
    await servers.database.execute(
      sql.raw(`CREATE FUNCTION break_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'broken'; END $$;
      CREATE TRIGGER break_write BEFORE UPDATE ON idempotency_key FOR EACH ROW EXECUTE FUNCTION break_write()`),
    );
    const broken = await send(it.input(ulid), { key });
    await servers.database.execute(sql.raw('DROP FUNCTION break_write CASCADE'));
    expect(errorOf(broken)).toMatchObject({ status: 500 });
    expect([await stateOf(ulid), await keptKeys(servers.database)]).toEqual([before, keys]);
    expect((await send(it.input(ulid), { key })).errors).toBeUndefined();
  });

  test('is remembered under its key for 24 hours', async () => {
    const [ulid, other] = [fresh(), fresh()];
    const key = `${name} old`;
    const first = await send(it.input(ulid), { key });
    await servers.ahead(DAY - 1000, who, async () => {
      expect(await send(it.input(ulid), { key })).toEqual(repeated(first));
    });
    await servers.ahead(DAY + 1000, who, async () => {
      expect((await send(it.input(other), { key })).errors).toBeUndefined();
      // The keys of earlier tests have been deleted.
      expect(await keptKeys(servers.database, servers.server.now)).toBe(0);
    });
  });
});

import { describeWithDatabase, disagreementsWithRefusal } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, describeEachMutation } from '../testing/describeEachMutation.ts';

describeEachMutation(describeWithDatabase, (mutation) => {
  const { name, does, table, allowed, servers, text, fresh, send, errorOf, rowOf, stateOf, expectDoneOnce, ...it } =
    mutation;

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
    const answer = await servers.server.ask(undefined, text, { input: it.input(fresh()) });
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

  test.each(it.refused)('is refused when $when', async ({ sql: making, message, field }) => {
    const ulid = fresh();
    await servers.database.execute(sql.raw(making.replaceAll(':id', `'${ulid}'`)));
    const before = await stateOf(ulid);
    const preview = await it.previewOf(ulid, field);
    if (preview) expect(disagreementsWithRefusal(preview, message)).toEqual([]);
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
    await servers.database.execute(sql`UPDATE ${sql.identifier(table)} SET version = ${current} WHERE id = ${ulid}`);
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
    const sent = [servers.server, servers.second, servers.server, servers.second].map((to) => send(input, { to }));
    const answered = await Promise.all(sent);
    expect(answered.filter(({ errors }) => !errors)).toHaveLength(1);
    expectDoneOnce(before, await rowOf(ulid));
  });
});

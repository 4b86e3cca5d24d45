import {
  answerOf,
  ChangeRecorder,
  describeOnEachDatabase,
  disagreements,
  type GraphqlAnswer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachMutation } from '../testing/describeEachMutation.ts';

// The engines return values of columns and notifications in their own ways.
describeEachMutation(describeOnEachDatabase, (mutation) => {
  const { name, does, servers, who, fresh, send, recordIn, rowOf, stateOf, newestRow, expectDoneOnce, ...it } =
    mutation;
  let recorder: ChangeRecorder;
  beforeAll(async () => {
    recorder = await ChangeRecorder.start(servers.database);
  });
  afterAll(() => recorder.close());

  test('is done, records who did it and when, and returns the record', async () => {
    const ulid = fresh();
    const [before, state] = [await rowOf(ulid), await stateOf(ulid)];
    const answer = await send({ ...it.input(ulid), clientMutationId: 'abc' });
    expect(answer.errors, `The case ${name} needs an \`input\` that the API takes.`).toBeUndefined();
    expect(answer.data?.[name]).toMatchObject({ clientMutationId: 'abc' });
    const viewer = { id: userOf(servers.tokens[who]) };
    const differs = `The case ${name} shows other fields in \`shows\` than the API answers.`;
    expect(recordIn(answer), differs).toMatchObject(answerOf(it.shows(viewer, ulid)));
    expectDoneOnce(state, await stateOf(ulid));
    if (does === 'deletes') return;
    const by = viewer.id.replace('users/', '');
    const after = does === 'makes' ? await newestRow() : await rowOf(ulid);
    expect(after?.updated_by).toBe(by);
    if (does === 'makes') return expect(after).toMatchObject({ created_by: by, version: it.version ?? 1 });
    expect(String(after?.updated_at) > String(before?.updated_at)).toBe(true);
    expect([after?.created_at, after?.created_by]).toEqual([before?.created_at, before?.created_by]);
  });

  test('publishes the written records and those that display them, once, with its key, and its author learns what a second viewer hears', async () => {
    const ulid = fresh();
    const key = `${name} published`;
    const preview = await it.previewOf(ulid);
    const answers: GraphqlAnswer[] = [];
    const changes = await recorder.during(async () => {
      for (const to of [servers.server, servers.second]) answers.push(await send(it.input(ulid), { key, to }));
    });
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const { author: _, ...heard } = recorder.heardByOther(['ROLE_ADMIN'], changes);
    const atOnce = { changes: { gap: false, changes: [{ ...heard, key }] } };
    const repeated = { changes: { gap: true, changes: [] } };
    expect(answers.map(({ extensions }) => extensions)).toEqual([atOnce, repeated]);
    const differs = `The case ${name} needs other \`expectedChanges\`: these are the changes that were published.`;
    expect(recorder.inWords(changes, ulid), differs).toEqual([...new Set(it.expectedChanges)].sort());
    expect(new Set(changes.map((change) => change.key))).toEqual(new Set([key]));
    if (preview) expect(disagreements(preview, changes, String(it.input(ulid).id))).toEqual([]);
  });

  // A password is a field of its own that every request names.
  test.runIf(name.startsWith('update') && name !== 'updateUserPassword')(
    'writes and publishes nothing when no field is named',
    async () => {
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
    },
  );
});

/** Returns the id of the user who has a token. */
function userOf(token = ''): string {
  return String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).id);
}

import type { Database, Engine } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import {
  brokenInvariants,
  candidatesOf,
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  usualEngine,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { type InputPath, inputFieldsOf, withValue } from '../testing/chaos/inputFields.ts';
import { type Journal, keepJournal } from '../testing/chaos/journal.ts';
import { isFaithful, storedValue } from '../testing/chaos/stored.ts';
import { bodyOf, worstValues } from '../testing/chaos/worstValues.ts';
import { affectedCases } from '../testing/domainCases.ts';

/** The GraphQL answer of the server, with the status of the HTTP response. */
interface Answer extends GraphqlAnswer {
  httpStatus: number;
}

/**
 * The values that are tried for `clientMutationId`. The server returns this field without storing it, so a few values
 * are enough.
 */
const returnedOnly = new Set([
  'nothing',
  '10,000 characters',
  'emoji',
  'NUL in the middle',
  'half an emoji, the first',
  'a list',
]);

/**
 * The part of the tests that an engine gets. All of them: every value, and a quarter of the values on the other engine,
 * because there only the database differs. A sample: two values of each field, and a few mutations on the other engine.
 */
function partOf(engine: Engine): { mutations: typeof affectedCases; values: number } {
  const isUsual = engine === usualEngine();
  if (runsAll) return { mutations: affectedCases, values: isUsual ? Infinity : 17 };
  return { mutations: isUsual ? affectedCases : random('mutations', seed).sample(affectedCases, 12), values: 2 };
}

describeOnEachDatabase('the worst inputs are refused or stored unchanged', (databases) => {
  const part = partOf(databases.engine);
  let database: Database;
  let server: TestServer;
  let journal: Journal;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager']) tokens[who] = await server.token(`${who}@example.com`);
    journal = await keepJournal(database);
  });
  afterAll(() => server.close());

  const madeByHand = new Set<string>();
  const broken = async () => (await brokenInvariants(database)).filter((line) => !madeByHand.has(line));

  describe.each(part.mutations)('$name', ({ name, does, table, record, allowed, ...it }) => {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${record} { id } clientMutationId } }`;
    let candidates: string[] = [];

    /** Returns a record for which the case's `input` is valid. */
    async function candidate(): Promise<string> {
      // Without rows of its own, a case has new ids, and the invariants hold as before.
      if (candidates.length === 0 && !it.candidates) candidates = await candidatesOf(it, database);
      if (candidates.length === 0) {
        expect(await broken()).toEqual([]);
        candidates = await candidatesOf(it, database);
        // Rows that the tests insert may be incomplete.
        for (const line of await brokenInvariants(database)) madeByHand.add(line);
        await journal.committed();
      }
      return candidates[0] ?? expect.unreachable(`The case ${name} has run out of \`candidates\`.`);
    }

    async function send(input: Record<string, unknown>): Promise<Answer> {
      const response = await server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[allowed[0] ?? 'admin']}` },
        body: bodyOf(text, { input }),
      });
      const answer = (await response.json()) as GraphqlAnswer;
      if (!answer.errors) candidates.shift();
      return { httpStatus: response.status, ...answer };
    }

    /** Whether the input names something to change. An update without such a field writes nothing. */
    function changesSomething(input: Record<string, unknown>): boolean {
      const fields = Object.keys(JSON.parse(JSON.stringify(input)));
      return (
        !name.startsWith('update') || fields.some((field) => !['id', 'version', 'clientMutationId'].includes(field))
      );
    }

    /** Returns the fault in the answer to one value of one field. Null when the answer is right. */
    async function complaint(path: InputPath, value: unknown): Promise<string | null> {
      const input = withValue(it.input(await candidate()), path, value);
      const answer = await send(input);
      const { transactions, tables } = await journal.committed();
      if (answer.httpStatus >= 400 || answer.errors) {
        if (transactions > 0) return `was refused and wrote ${tables.join(', ')}`;
        return complaintAboutRefusal(answer);
      }
      if (transactions !== (changesSomething(input) ? 1 : 0))
        return `wrote ${tables.join(', ')} in ${transactions} transactions`;
      return complaintAboutStore(answer, path, value);
    }

    async function complaintAboutStore({ data }: Answer, path: InputPath, value: unknown): Promise<string | null> {
      const payload = data?.[name] as Record<string, unknown>;
      if (path[0] === 'clientMutationId') {
        return Object.is(payload.clientMutationId, value ?? null) ? null : 'is not given back as it was';
      }
      if (does === 'deletes' || path[0] === 'version') return null;
      // The history keeps the reason of a change.
      if (path[0] === 'reason' && does === 'changes') return null;
      const { id } = payload[record] as { id: string };
      if (path[0] === 'id') return String(value).replace(/^\//, '') === id ? null : `changed ${id}`;
      const column: InputPath = name === 'rejectChangeRequest' && path[0] === 'reason' ? ['rejectionReason'] : path;
      const stored = await storedValue(database, table, id.split('/')[1] ?? '', column);
      if (!stored || isFaithful(value, stored.value)) return null;
      return `is stored as ${JSON.stringify(stored.value)?.slice(0, 80)}`;
    }

    test('the case’s own input is accepted', async () => {
      const { errors } = await send(it.input(await candidate()));
      expect(errors, `The case ${name} needs an \`input\` that the API takes.`).toBeUndefined();
      await journal.committed();
    });

    test.each(inputFieldsOf(schema, name).map((path) => ({ field: path.join('.'), path })))(
      '$field',
      async ({ field, path }) => {
        const complaints: string[] = [];
        const values = Object.entries(worstValues).filter(
          ([what]) => field !== 'clientMutationId' || returnedOnly.has(what),
        );
        const draw = random('worst inputs', databases.engine, name, field, seed);
        for (const [what, value] of draw.sample(values, part.values)) {
          const about = await complaint(path, value);
          if (about) complaints.push(`${what} ${about}`);
        }
        expect(complaints, `CHAOS_SEED=${seed}`).toEqual([]);
      },
    );

    test('after all worst inputs, no write is half done', async () => {
      expect(await journal.certainlyCommitted()).toEqual({ transactions: 0, tables: [] });
      expect(await broken()).toEqual([]);
    });
  });
});

/** A refusal must help the client: it is never an internal error, and its violations name fields of the input. */
function complaintAboutRefusal({ httpStatus, errors }: Answer): string | null {
  const [error] = errors ?? [];
  if (httpStatus >= 500 || error?.extensions?.status === 500) return `broke the server: ${error?.message}`;
  if (!error) return httpStatus === 400 || httpStatus === 413 ? null : `was answered ${httpStatus}`;
  if (error.message === '') return 'was refused without a word';
  return null;
}

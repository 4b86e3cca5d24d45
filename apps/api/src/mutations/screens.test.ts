import type { Changes } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import {
  candidatesOf,
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  publishedType,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { getNamedType, isObjectType, parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { type ClientOperation, clientOperations, completeMutations } from '../testing/clientOperations.ts';
import { cases, ownMutations } from '../testing/domainCases.ts';
import { type StoredFields, storedFields } from '../testing/storedFields.ts';

const operations = new Map(clientOperations().map((operation) => [operation.name, operation]));
/** Mutations about oneself have tests of their own. */
const isOwn = new Set(ownMutations.map(({ name }) => name));
const mutations = [...operations.values()].filter(
  ({ kind, field }) => kind === 'mutation' && !isOwn.has(field.name.value),
);
const complete = completeMutations();

/** The queries of screens and panels that show one record, by the prefix of its id. */
const screens = Map.groupBy(
  [...operations.values()].filter(({ name, variables }) => /(Page|Panel)Query$/.test(name) && variables.length === 1),
  ({ field }) => {
    const type = schema.getQueryType()?.getFields()[field.name.value]?.type;
    return (type && publishedType(getNamedType(type).name)?.prefix) ?? '';
  },
);

/** A displayed screen with the data that the browser has. */
interface Screen {
  readonly query: ClientOperation;
  /** The id of the record that it shows. */
  readonly of: string;
  readonly stored: StoredFields;
}

describe('after a write, the screens of its author show what a second viewer sees', () => {
  let database: Database;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    database = await createTestDatabase(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('admin@example.com');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function open(query: ClientOperation, of: string): Promise<Screen> {
    const [variable = ''] = query.variables;
    const { data } = await server.ask(token, query.text, { [variable]: of });
    return { query, of, stored: storedFields(query.text, data) };
  }
  const screensOf = (iri: string) => Promise.all((screens.get(prefixOf(iri)) ?? []).map((query) => open(query, iri)));

  /** Returns the screens of these records, and those of one record of each type that they show. */
  async function around(iris: readonly string[]): Promise<Screen[]> {
    const own = (await Promise.all(iris.map(screensOf))).flat();
    const known = new Set(iris);
    const types = new Set<string>();
    const shown = own
      .flatMap(({ stored }) => [...stored.records])
      .filter((iri) => {
        if (known.has(iri) || types.has(prefixOf(iri))) return false;
        types.add(prefixOf(iri));
        return true;
      });
    return [...own, ...(await Promise.all(shown.map(screensOf))).flat()];
  }

  /** Returns the records that the answer to a mutation will show, as far as they exist: a seat's class, for example. */
  async function related({ text, field }: ClientOperation, iri: string): Promise<string[]> {
    const record = field.selectionSet?.selections.find((selection) => selection.kind === 'Field');
    const payload = schema.getMutationType()?.getFields()[field.name.value]?.type;
    const type = payload && schema.getType(getNamedType(payload).name);
    const shown = isObjectType(type) && record && type.getFields()[record.name.value]?.type;
    if (!shown || !record?.selectionSet || publishedType(getNamedType(shown).name)?.prefix !== prefixOf(iri)) return [];
    const fragments = parse(text).definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    const query = `query ($id: ID!) { node(id: $id) { id ... on ${getNamedType(shown).name} ${print(record.selectionSet)} } }`;
    const { data } = await server.ask(token, [query, ...fragments.map(print)].join('\n'), { id: iri });
    return irisIn(data);
  }

  test.each(mutations)('$name', async (mutation) => {
    const { name, text, field } = mutation;
    const facts = cases.find((each) => each.name === field.name.value);
    if (!facts) return expect.unreachable(`The mutation ${field.name.value} has no case.`);
    const [ulid = ''] = await candidatesOf(facts, database);
    const input = facts.input(ulid);
    // The session that this begins stands on a screen, so it begins before the screens are opened.
    const mayWrite = facts.allowed.includes('admin') ? token : await server.token(`${facts.allowed[0]}@example.com`);
    const named = irisIn(input);
    const others = await Promise.all(named.map((iri) => related(mutation, iri)));
    const displayed = await around([...new Set([...named, ...others.flat()])].slice(0, 12));
    const answer = await server.ask(mayWrite, text, { input });
    expect(answer.errors).toBeUndefined();
    const answered = storedFields(text, answer.data);
    const { changes } = changesIn(answer);
    const deleted = new Set(
      changes.flatMap(({ records }) => records.filter(({ kind }) => kind === 'deleted')).map(({ id }) => id),
    );
    const outdated = changes
      .flatMap(({ records, touched }) => [...records.map(({ id }) => id), ...touched])
      .filter((id) => !(complete.has(name) && answered.records.has(id)));
    const wrong: string[] = [];
    for (const screen of displayed) {
      // The screen of a deleted record is being left. The others are requested again when they show an outdated record.
      if (deleted.has(screen.of) || outdated.some((id) => screen.stored.records.has(id))) continue;
      const now = await open(screen.query, screen.of);
      for (const [key, value] of now.stored.fields) {
        const shown = answered.fields.get(key) ?? screen.stored.fields.get(key);
        if (shown !== value)
          wrong.push(`${screen.query.name} shows ${shown} for ${key}, and a second viewer sees ${value}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

const prefixOf = (iri: string): string => iri.split('/')[0] ?? '';

function changesIn({ extensions }: GraphqlAnswer): Changes {
  const changes = extensions?.changes as Changes | undefined;
  return changes ?? expect.unreachable('The answer names no changes.');
}

/** Returns the ids of records in a value. */
function irisIn(value: unknown): string[] {
  const found = JSON.stringify(value).match(/[a-z_]+\/[0-9A-HJKMNP-TV-Z]{26}/g) ?? [];
  return [...new Set(found)];
}

import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeOnEachDatabase,
  planOf,
  readWhole,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { referenceEntities } from '@console/core-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Found {
  id: string;
  _id: string;
  entity: string;
  reference: string;
  title: string;
  target: string;
}

interface Answer {
  edges: { cursor: string; node: Found }[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
}

const QUERY = `query Search($reference: String!, $first: Int) { referenceSearches(reference: $reference, first: $first) {
  edges { cursor node { id _id entity reference title target } } pageInfo { hasNextPage } totalCount } }`;

/** Entries without records, so that all results are known. They are in ascending order of their ULIDs. */
const ENTRIES: [reference: string, title: string][] = [
  ['CU-77', 'Sheffield Zebras'],
  ['CU-771', 'Nobody'],
  ['CU-7710', 'Nobody else'],
  ['BK-77', 'Another of this number'],
  ['SU-990771', 'Its digits only contain it'],
  ['SU-990001', 'Zebra crossings'],
  ['SU-990002', 'The zebra crossing company'],
  ['SU-990003', 'Zébrä Éclairs'],
  ['SU-990004', '100% of a_b'],
  ['SU-990005', '100 of a b'],
];

describeOnEachDatabase('the reference search', (each) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const statements: { text: string; parameters: unknown[] }[] = [];

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
    for (const [at, [reference, title]] of ENTRIES.entries()) {
      const entity = { CU: 'customer', BK: 'booking', SU: 'supplier' }[reference.slice(0, 2)];
      const target = `01JZZZZZZZZZZZZZZZZZZZZ${100 + at}`;
      await database.execute(
        sql`INSERT INTO reference_entry (entity, target_id, reference, title) VALUES (${entity}, ${target}, ${reference}, ${title})`,
      );
    }
    database.onStatement((text, parameters) => {
      if (text.includes('reference_entry')) statements.push({ text, parameters });
    });
  });
  afterAll(() => server.close());

  const ask = (reference: string, first?: number, who = 'manager') => {
    statements.length = 0;
    return server.ask(tokens[who], QUERY, { reference, first });
  };

  async function search(reference: string, first?: number): Promise<Answer> {
    const { data, errors } = await ask(reference, first);
    expect(errors).toBeUndefined();
    return data?.referenceSearches as Answer;
  }

  const found = async (reference: string) => (await search(reference)).edges.map(({ node }) => node.reference);

  test('finds a record of each of the seven kinds by its reference, in any notation', async () => {
    const { rows } = await database.execute<{ entity: string; target_id: string; reference: string; title: string }>(
      sql`SELECT DISTINCT ON (entity) entity, target_id, reference, title FROM reference_entry
        WHERE target_id NOT LIKE '01JZZZ%' ORDER BY entity, target_id`,
    );
    expect(rows.map(({ entity }) => entity).sort()).toEqual([...referenceEntities].sort());
    for (const { entity, target_id, reference, title } of rows) {
      const [letters, digits = ''] = reference.split('-');
      const ways = [reference, reference.toLowerCase(), digits, `${letters}${digits}`, ` ${letters} ${digits} `];
      for (const typed of ways) {
        const [best] = (await search(typed)).edges;
        expect(best?.node, typed).toMatchObject({ entity, reference, title, _id: target_id });
        expect(best?.node.id).toBe(`reference_searches/${target_id}`);
      }
    }
  });

  test('returns the record’s id, which a query accepts', async () => {
    const { rows } = await database.execute<{ reference: string }>(
      sql`SELECT DISTINCT ON (entity) reference FROM reference_entry
        WHERE entity <> 'ticket' AND target_id NOT LIKE '01JZZZ%' ORDER BY entity, target_id`,
    );
    expect(rows).toHaveLength(6);
    for (const { reference } of rows) {
      const target = (await search(reference)).edges[0]?.node.target;
      const { data } = await server.ask(
        tokens.manager,
        `{ node(id: "${target}") { id ... on Booking { reference } ... on Customer { reference } ... on Invoice { reference }
          ... on PurchaseOrder { reference } ... on Supplier { reference } ... on TrainingClass { reference } } }`,
      );
      expect(data?.node).toEqual({ id: target, reference });
    }
  });

  test('puts exact references first, then results that begin with the text, then results that contain it', async () => {
    expect(await found('77')).toEqual(['BK-77', 'CU-77', 'CU-771', 'CU-7710']);
    expect(await found('771')).toEqual(['CU-771', 'CU-7710', 'SU-990771']);
    expect(await found('cu-77')).toEqual(['CU-77', 'CU-771', 'CU-7710']);
    expect(await found('zebra cro')).toEqual(['SU-990001', 'SU-990002']);
    expect(await found('zebra')).toEqual(['SU-990001', 'SU-990003', 'CU-77', 'SU-990002']);
  });

  test('looks for all words, in reference and title', async () => {
    expect(await found('company zebra')).toEqual(['SU-990002']);
    expect(await found('990002 zebra')).toEqual(['SU-990002']);
    expect(await found('company zebra eclairs')).toEqual([]);
  });

  test('ignores accents and capitals, and takes wildcards literally', async () => {
    expect(await found('ZEBRA eclairs')).toEqual(['SU-990003']);
    expect(await found('ÉCLAIRS')).toEqual(['SU-990003']);
    expect(await found('100% of a_b')).toEqual(['SU-990004']);
    expect(await found('00% a_b')).toEqual(['SU-990004']);
    expect(await found('___')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('finds only beginnings when the words are too short', async () => {
    expect(await found('77')).not.toContain('SU-990771');
    expect((await search('su', 50)).edges.every(({ node }) => node.reference.startsWith('SU-'))).toBe(true);
  });

  test('sends no query when nothing was typed', async () => {
    for (const nothing of ['', '   ', '\0', '\u0301']) {
      const answer = await search(nothing);
      expect([answer.edges, answer.totalCount, answer.pageInfo.hasNextPage]).toEqual([[], 0, false]);
      expect(statements).toEqual([]);
    }
  });

  test('returns at most the requested number, and says whether there are more', async () => {
    const two = await search('771', 2);
    expect(two.edges.map(({ node }) => node.reference)).toEqual(['CU-771', 'CU-7710']);
    expect([two.pageInfo.hasNextPage, two.totalCount]).toEqual([true, 3]);
    const three = await search('771', 3);
    expect([three.edges.length, three.pageInfo.hasNextPage]).toEqual([3, false]);
    expect(new Set(three.edges.map(({ cursor }) => cursor)).size).toBe(3);
    expect((await search('b')).edges).toHaveLength(20);
  });

  test('refuses an invalid search', async () => {
    for (const [reference, first, path] of [
      ['x'.repeat(256), undefined, 'reference'],
      ['77', 0, 'first'],
      ['77', 51, 'first'],
    ] as const) {
      const { errors } = await ask(reference, first);
      expect(errors?.[0]?.extensions).toMatchObject({ status: 422, violations: [{ path }] });
    }
    expect((await ask('x'.repeat(255))).errors).toBeUndefined();
  });

  test('is for staff only', async () => {
    expect((await ask('77', 5, 'trainer')).errors?.[0]?.extensions).toEqual({ status: 403 });
    expect((await ask('77', 5, 'nobody')).errors?.[0]?.extensions).toEqual({ status: 401 });
  });

  test('follows renamed records and forgets deleted ones', async () => {
    const { rows } = await database.execute<{ ref: string }>(sql`SELECT ref FROM ticket ORDER BY id LIMIT 1`);
    const ref = rows[0]?.ref ?? '';
    await database.execute(sql`UPDATE ticket SET subject = 'Quizzical certificates' WHERE ref = ${ref}`);
    expect(await found('quizzical')).toEqual([ref]);
    await database.execute(sql`DELETE FROM ticket WHERE ref = ${ref}`);
    expect(await found('quizzical')).toEqual([]);
    expect(await found(ref)).toEqual([]);
  });

  test('reads only indexes, with at most two statements for a search', async () => {
    statements.length = 0;
    await server.ask(tokens.manager, QUERY.replace('totalCount', ''), { reference: '990' });
    expect(statements).toHaveLength(2);
    const [, search] = statements;
    if (!search) throw new Error('The search sent no statement.');
    const steps = await planOf(database, search);
    const indexes = steps.map((step) => step['Index Name']);
    const wanted = ['by_reference', 'by_digits', 'by_title', 'search'].map((name) => `reference_entry_${name}`);
    expect(indexes).toEqual(expect.arrayContaining(wanted));
    expect(readWhole(steps)).toEqual([]);
  });
});

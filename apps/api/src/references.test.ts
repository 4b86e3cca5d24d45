import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeOnEachDatabase,
  planOf,
  readWhole,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
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
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

const QUERY = `query Search($reference: String!, $first: Int, $after: String, $last: Int, $before: String) {
  referenceSearches(reference: $reference, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id _id entity reference title target } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;

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
    // The few places of the demo data would be read whole.
    await database.execute(sql`INSERT INTO training_class_place
      SELECT 'place ' || number, 'nowhere ' || number FROM generate_series(1, 2000) number`);
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
    expect(rows.map(({ entity }) => entity).sort()).toEqual([
      'booking',
      'class',
      'customer',
      'invoice',
      'purchase_order',
      'supplier',
      'ticket',
    ]);
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

  test('finds change requests and courses by their reference, also by its beginning, as the other kinds', async () => {
    await database.execute(sql`UPDATE course SET reference = 'CO-10' || nextval('course_number')`);
    const { rows } = await database.execute<{ entity: string; reference: string; id: string }>(sql`
      (SELECT 'change_request' AS entity, ref AS reference, id FROM change_request ORDER BY id LIMIT 1) UNION ALL
      (SELECT 'course', reference, id FROM course ORDER BY id LIMIT 1)`);
    expect(rows).toHaveLength(2);
    for (const { entity, reference, id } of rows) {
      const [letters, digits = ''] = reference.split('-');
      for (const typed of [reference, digits, `${letters} ${digits}`, `(${letters}–${digits}).`]) {
        const all = (await search(typed, 50)).edges.map(({ node }) => node);
        expect(all, typed).toContainEqual(expect.objectContaining({ entity, reference, _id: id }));
        if (typed !== digits) expect(all[0], typed).toMatchObject({ entity, reference });
      }
      const begun = (await search(reference.slice(0, 4), 50)).edges.map(({ node }) => node);
      expect(begun.length).toBeGreaterThan(0);
      expect(new Set(begun.map((node) => node.entity))).toEqual(new Set([entity]));
      expect(begun.map((node) => node.reference)).toEqual(begun.map((node) => node.reference).sort());
    }
    const { totalCount } = await search('cr-');
    expect((await database.execute(sql`SELECT 1 FROM change_request`)).rows).toHaveLength(totalCount);
  });

  test('finds an invoice by its document number, whole and by its beginning, each once and in pages', async () => {
    const { rows } = await database.execute<{ id: string; ref: string; number: string }>(sql`
      SELECT id, ref, document_number::text AS number FROM invoice WHERE document_number >= 10 ORDER BY id LIMIT 1`);
    const [one = expect.unreachable('No invoice has such a number.')] = rows;
    const [best] = (await search(one.number)).edges;
    expect(best?.node).toMatchObject({
      ...{ entity: 'invoice', reference: one.ref, title: `Number ${one.number}`, target: `invoices/${one.id}` },
    });
    const begins = one.number.slice(0, 1);
    const { totalCount } = await search(begins, 50);
    const all = (await pages(begins, false, 50)).flat();
    expect(all).toContain(one.ref);
    expect([all.length, new Set(all).size]).toEqual([totalCount, totalCount]);
    expect((await pages(begins, true, 50)).reverse().flat()).toEqual(all);
  });

  test('lists the change request that was typed before those that begin with it', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM change_request ORDER BY id LIMIT 3`);
    for (const [at, { id }] of rows.entries()) {
      await database.execute(sql`UPDATE change_request SET number = ${[10, 1, 100][at]} WHERE id = ${id}`);
    }
    for (const typed of ['CR-1', 'cr 1', 'cr1']) {
      expect((await found(typed)).slice(0, 3)).toEqual(['CR-1', 'CR-10', 'CR-100']);
    }
  });

  test('finds classes by the words of their place too, each once and in pages', async () => {
    const { rows } = await database.execute<{ ref: string; title: string }>(sql`WITH moved AS (
      UPDATE address SET city = 'Zanzibar' WHERE id = (SELECT address_id FROM training_class WHERE address_id IS NOT NULL
        ORDER BY id LIMIT 1) RETURNING id) SELECT ref, title FROM training_class WHERE address_id = (SELECT id FROM moved)`);
    const other = await database.execute<{ ref: string }>(sql`UPDATE training_class SET title = 'Zanzibar at a glance'
      WHERE id = (SELECT id FROM training_class WHERE address_id IS NULL ORDER BY id LIMIT 1) RETURNING ref`);
    const [first] = rows;
    const titled = other.rows[0]?.ref;
    const all = [titled, ...rows.map(({ ref }) => ref).sort()];
    const listed = await found('zanzibar');
    expect([listed[0], ...listed.slice(1).sort()]).toEqual(all);
    expect(await found(`Zanzibar ${first?.title}`)).toContain(first?.ref);
    expect(await found('zanzibar zebra')).toEqual([]);
    expect(await found('za')).not.toContain(first?.ref);
    expect((await search('zanzibar', 1)).totalCount).toBe(all.length);
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const answer = await server.ask(tokens.manager, QUERY, { reference: 'zanzibar', first: 1, after });
      const page = answer.data?.referenceSearches as Answer;
      pages.push(...page.edges.map(({ node }) => node.reference));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(pages).toEqual(listed);
    const last = await server.ask(tokens.manager, QUERY, { reference: 'zanzibar', last: 2 });
    const back = last.data?.referenceSearches as Answer;
    expect(back.edges.map(({ node }) => node.reference)).toEqual(listed.slice(-2));
  });

  test('puts a coming class that is found by its place before records that are over, in pages of both directions', async () => {
    const { rows: classes } = await database.execute<{ ref: string }>(sql`
      UPDATE training_class SET title = 'Quiet hours' WHERE id IN (SELECT id FROM training_class
        WHERE status = 'confirmed' AND starts_at > now() + interval '1 day' ORDER BY id LIMIT 2) RETURNING ref`);
    await database.execute(sql`UPDATE training_class_place SET search_text = 'quagmire' WHERE class_id IN
      (SELECT id FROM training_class WHERE title = 'Quiet hours')`);
    await database.execute(sql`INSERT INTO reference_entry (entity, target_id, reference, title)
      SELECT 'booking', '01JXXXXXXXXXXXXXXXXXXX' || 1000 + n, 'BK-66' || 1000 + n, title || n FROM generate_series(1, 3) n,
        (VALUES ('Quagmire '), ('The quagmire ')) titles (title) WHERE (n < 3) = (title = 'Quagmire ')`);
    const listed = await found('quagmire');
    expect(listed.slice(0, 2).sort()).toEqual(classes.map(({ ref }) => ref).sort());
    expect(listed.slice(2)).toEqual(['BK-661001', 'BK-661002', 'BK-661003']);
    expect((await pages('quagmire', false)).flat()).toEqual(listed);
    expect((await pages('quagmire', true)).reverse().flat()).toEqual(listed);
    await database.execute(sql`INSERT INTO reference_entry (entity, target_id, reference, title)
      SELECT 'booking', '01JWWWWWWWWWWWWWWWWWWW' || 1000 + n, 'BK-55' || 1000 + n, 'Quagmire many' FROM generate_series(1, 1001) n`);
    const many = (await pages('quagmire', false, 50)).flat();
    expect([many.length, new Set(many).size]).toEqual([1006, 1006]);
    expect([...many.slice(0, 2), many.at(-1)]).toEqual([...listed.slice(0, 2), 'BK-661003']);
    expect((await pages('quagmire', true, 50)).reverse().flat()).toEqual(many);
    await database.execute(sql`DELETE FROM reference_entry WHERE title ILIKE '%quagmire%'`);
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
    expect(await found('zebra')).toEqual(['SU-990001', 'SU-990003', 'SU-990002', 'CU-77']);
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
    const { edges } = await search('su', 50);
    expect(edges[0]?.node.reference).toMatch(/^SU-/);
    expect(edges.every(({ node }) => /(?:^| |-)su/i.test(`${node.reference} ${node.title}`))).toBe(true);
    expect((await search('cr')).edges.map(({ node }) => node.title)).toContain('Zebra crossings');
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

  /** Pages of two results from one end to the other. */
  async function pages(reference: string, backwards: boolean, size = 2): Promise<string[][]> {
    const read: string[][] = [];
    for (let at: string | null = null, more = true; more; ) {
      const given = backwards ? { last: size, before: at } : { first: size, after: at };
      const { data, errors } = await server.ask(tokens.manager, QUERY, { reference, ...given });
      expect(errors).toBeUndefined();
      const page = data?.referenceSearches as Answer;
      const { pageInfo } = page;
      expect(backwards ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(at !== null);
      read.push(page.edges.map(({ node }) => node.reference));
      more = backwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
      at = backwards ? pageInfo.startCursor : pageInfo.endCursor;
    }
    return read;
  }

  test.each(['77', '771', 'zebra', 'su-99'])('has pages in both directions: %s', async (reference) => {
    const whole = (await search(reference, 50)).edges.map(({ node }) => node.reference);
    const forwards = await pages(reference, false);
    expect(forwards.flat()).toEqual(whole);
    expect((await pages(reference, true)).reverse().flat()).toEqual(whole);
    expect(forwards.every((page, index) => page.length === 2 || index === forwards.length - 1)).toBe(true);
  });

  test('goes on behind a result that was deleted meanwhile', async () => {
    const { pageInfo } = await search('zebra', 2);
    await database.execute(sql`DELETE FROM reference_entry WHERE reference = 'SU-990003'`);
    const { data } = await server.ask(tokens.manager, QUERY, { reference: 'zebra', after: pageInfo.endCursor });
    const behind = data?.referenceSearches as Answer;
    expect(behind.edges.map(({ node }) => node.reference)).toEqual(['SU-990002', 'CU-77']);
    await database.execute(sql`INSERT INTO reference_entry (entity, target_id, reference, title)
      VALUES ('supplier', '01JZZZZZZZZZZZZZZZZZZZZ107', 'SU-990003', 'Zébrä Éclairs')`);
  });

  test('has every result once, the newest first, also when very many titles contain a word', async () => {
    await database.execute(sql`INSERT INTO reference_entry (entity, target_id, reference, title)
      SELECT 'supplier', '01JYYYYYYYYYYYYYYYYYYY' || 1000 + n * 7 % 1201, 'SU-88' || 1000 + n * 7 % 1201, 'The walkabout'
      FROM generate_series(0, 1200) n`);
    const newestFirst = Array.from({ length: 1201 }, (_, index) => `SU-88${2200 - index}`);
    const all = await pages('walkabout', false, 50);
    expect(all.flat()).toEqual(newestFirst);
    const { data } = await server.ask(tokens.manager, QUERY, { reference: 'walkabout', last: 3 });
    const last = data?.referenceSearches as Answer;
    expect(last.edges.map(({ node }) => node.reference)).toEqual(newestFirst.slice(-3));
    await database.execute(sql`DELETE FROM reference_entry WHERE title = 'The walkabout'`);
  });

  test('refuses a cursor of another list, and a forged one', async () => {
    const { data } = await server.ask(tokens.manager, '{ customers(first: 1) { edges { cursor } } }');
    const { edges = [] } = (data?.customers ?? {}) as { edges?: { cursor: string }[] };
    for (const [cursor, complaint] of [
      [edges[0]?.cursor, 'is a cursor of another list.'],
      ['forged', 'is not a cursor of this list.'],
    ]) {
      const { errors } = await server.ask(tokens.manager, QUERY, { reference: '77', after: cursor });
      expect(errors?.[0]?.extensions).toMatchObject({
        status: 422,
        violations: [{ path: 'after', message: `after ${complaint}` }],
      });
    }
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
    const steps = (await Promise.all(statements.map((statement) => planOf(database, statement)))).flat();
    const indexes = steps.map((step) => step['Index Name']);
    const wanted = ['by_reference', 'by_digits', 'by_title', 'search'].map((name) => `reference_entry_${name}`);
    expect(indexes).toEqual(expect.arrayContaining(wanted));
    expect(readWhole(steps)).toEqual([]);
  });

  test('reads change requests and courses by an index of their references, and places by one of their words', async () => {
    const indexesFor = async (reference: string) => {
      statements.length = 0;
      await server.ask(tokens.manager, QUERY.replace('totalCount', ''), { reference });
      const steps = (await Promise.all(statements.map((statement) => planOf(database, statement)))).flat();
      return steps.map((step) => step['Index Name']);
    };
    expect(await indexesFor('cr-1')).toEqual(
      expect.arrayContaining(['change_request_by_reference', 'course_by_reference']),
    );
    expect(await indexesFor('1001')).toEqual(expect.arrayContaining(['change_request_by_digits', 'course_by_digits']));
    expect(await indexesFor('1001')).toContain('invoice_by_document_number');
    expect(await indexesFor('zanzibar days')).toContain('training_class_place_search');
  });
});

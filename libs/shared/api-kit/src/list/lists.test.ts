import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { execute, type GraphQLError, parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import {
  builder,
  dateFilter,
  defineNode,
  existsFilter,
  idFilter,
  implementNode,
  listField,
  many,
  one,
  signedIn,
  textFilter,
  viewerOf,
} from '../index.ts';
import { describeOnEachDatabase } from '../testing/index.ts';

const shelf = pgTable('shelf', { id: text('id').primaryKey(), name: text('name').notNull() });

const book = pgTable('book', {
  id: text('id').primaryKey(),
  shelfId: text('shelf_id').notNull(),
  lentTo: text('lent_to'),
  title: text('title').notNull(),
  pages: integer('pages'),
  printedAt: timestamp('printed_at', { precision: 3, withTimezone: true }),
  boughtAt: timestamp('bought_at', { precision: 3, withTimezone: true }).notNull(),
});

const Shelf = defineNode('Shelf', 'shelves', shelf);
const Book = defineNode('Book', 'books', book);

implementNode(Shelf, {
  rule: signedIn,
  lookup: 'shelf',
  fields: (t) => ({
    name: t.exposeString('name'),
    books: many(t, { of: () => Book, by: book.shelfId, order: { pages: book.pages }, defaultOrder: { pages: 'DESC' } }),
  }),
});

implementNode(Book, {
  rule: signedIn,
  fields: (t) => ({
    title: t.exposeString('title'),
    pages: t.exposeInt('pages', { nullable: true }),
    shelf: one(t, { from: book.shelfId, to: () => Shelf }),
  }),
});

const order = { title: book.title, pages: book.pages, printedAt: book.printedAt, boughtAt: book.boughtAt };

listField('books', Book, {
  rule: signedIn,
  filters: {
    shelf: idFilter(book.shelfId, 'shelves'),
    title: textFilter([book.title]),
    boughtAt: dateFilter(book.boughtAt),
    shelf_name: textFilter([shelf.name], { via: 'shelf' }),
    exists: existsFilter({ pages: book.pages, printedAt: book.printedAt }),
  },
  order,
  defaultOrder: { boughtAt: 'DESC' },
});

listField('shelves', Shelf, { rule: signedIn, order: { name: shelf.name }, defaultOrder: { name: 'ASC' } });

const schema = builder.toSchema();

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function ulidNumber(number: number): string {
  const digits = Array.from({ length: 10 }, (_, at) => LETTERS[Math.floor(number / 32 ** (9 - at)) % 32]);
  return `01J9ZK0Q3M6V8T2B${digits.join('')}`;
}

/** The same numbers every time, so that a failure comes back. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Answer<Data> {
  data: Data;
  errors: readonly GraphQLError[];
}

interface BooksAnswer {
  books: {
    edges: { cursor: string; node: { _id: string; title: string; pages: number | null; shelf: { name: string } } }[];
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    totalCount: number;
  };
}

describeOnEachDatabase('lists', (each) => {
  let database: Database;
  const statements: string[] = [];

  beforeAll(async () => {
    database = await each.create({ migrations: [] });
    await database.execute('create table shelf (id text primary key, name text not null)');
    await database.execute(`create table book (id text primary key, shelf_id text not null references shelf, lent_to text,
      title text collate "C" not null, pages integer, printed_at timestamptz(3), bought_at timestamptz(3) not null)`);
    const random = randomFrom(7);
    const pick = (most: number) => Math.floor(random() * most);
    await database
      .insert(shelf)
      .values(Array.from({ length: 7 }, (_, at) => ({ id: ulidNumber(900 + at), name: `shelf ${at}` })));
    await database.insert(book).values(
      Array.from({ length: 600 }, (_, at) => ({
        id: ulidNumber(pick(1_000_000) * 1000 + at),
        shelfId: ulidNumber(900 + pick(7)),
        title: ['alpha', 'beta_', 'ga%ma', 'delta'][pick(4)] ?? '',
        pages: random() < 0.3 ? null : pick(5),
        printedAt: random() < 0.4 ? null : new Date(1_700_000_000_000 + pick(4)),
        boughtAt: new Date(1_700_000_000_000 + pick(20) * 86_400_000),
      })),
    );
    database.onStatement((statement) => statements.push(statement));
  });

  async function ask<Data = BooksAnswer>(
    query: string,
    variableValues: Record<string, unknown> = {},
  ): Promise<Answer<Data>> {
    statements.length = 0;
    const contextValue = {
      database,
      clock: () => new Date(),
      requestId: 'test',
      viewer: viewerOf({ userId: ulidNumber(1), personId: ulidNumber(2), roles: ['ROLE_ADMIN'] }),
    };
    const result = await execute({ schema, document: parse(query), contextValue, variableValues });
    if (!('data' in result) && !('errors' in result)) throw new Error('The operation streams.');
    return { data: result.data as unknown as Data, errors: result.errors ?? [] };
  }

  const page = `query ($first: Int, $after: String, $last: Int, $before: String, $order: [BookFilter_order!]) {
    books(first: $first, after: $after, last: $last, before: $before, order: $order) {
      edges { node { _id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;

  const orders = [
    [{ boughtAt: 'DESC' }],
    [{ boughtAt: 'ASC' }],
    [{ pages: 'ASC' }],
    [{ pages: 'DESC' }],
    [{ printedAt: 'DESC' }, { title: 'ASC' }],
    [{ title: 'DESC' }, { pages: 'ASC' }, { printedAt: 'DESC' }],
    [{ title: 'ASC', pages: 'DESC' }],
  ];

  test.each(orders)('NAV-08 paging by %j loses and repeats nothing, forwards and backwards', async (...order) => {
    const forwards: string[] = [];
    let after: string | null = null;
    for (let goesOn = true; goesOn; ) {
      const { data, errors }: Answer<BooksAnswer> = await ask(page, { first: 47, after, order });
      expect(errors).toEqual([]);
      forwards.push(...data.books.edges.map(({ node }) => node._id));
      expect(data.books.pageInfo.hasPreviousPage).toBe(after !== null);
      after = data.books.pageInfo.endCursor;
      goesOn = data.books.pageInfo.hasNextPage;
    }
    expect(new Set(forwards).size).toBe(600);
    expect(forwards).toHaveLength(600);

    const backwards: string[] = [];
    let before: string | null = null;
    for (let goesOn = true; goesOn; ) {
      const { data }: Answer<BooksAnswer> = await ask(page, { last: 53, before, order });
      backwards.unshift(...data.books.edges.map(({ node }) => node._id));
      before = data.books.pageInfo.startCursor;
      goesOn = data.books.pageInfo.hasPreviousPage;
    }
    expect(backwards).toEqual(forwards);
  });

  test('nulls come last in both directions', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const { data } = await ask(`{ books(first: 500, order: [{pages: ${direction}}]) { edges { node { pages } } } }`);
      const pages = data.books.edges.map(({ node }) => node.pages);
      const firstNull = pages.indexOf(null);
      expect(firstNull).toBeGreaterThan(0);
      expect(pages.slice(firstNull).every((each) => each === null)).toBe(true);
    }
  });

  test('a page is one statement, whatever its size and whatever is joined', async () => {
    for (const first of [10, 500]) {
      const { errors } = await ask(`{ books(first: ${first}) { edges { node { id title shelf { id name } } } } }`);
      expect(errors).toEqual([]);
      expect(statements).toHaveLength(1);
    }
  });

  test('lists below a list are one more statement for all parents, each with its own page', async () => {
    interface Shelves {
      shelves: { edges: { node: { books: BooksAnswer['books'] } }[] };
    }
    const { data, errors } = await ask<Shelves>(`{ shelves(first: 7) { edges { node { books(first: 3) {
      edges { node { pages shelf { name } } } pageInfo { hasNextPage } totalCount } } } } }`);
    expect(errors).toEqual([]);
    expect(statements).toHaveLength(3);
    const books = data.shelves.edges.map(({ node }) => node.books);
    expect(books).toHaveLength(7);
    for (const { edges, pageInfo } of books) {
      expect(edges).toHaveLength(3);
      expect(pageInfo.hasNextPage).toBe(true);
      expect(edges.map(({ node }) => node.pages)).toEqual([4, 4, 4]);
    }
    expect(books.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(600);
  });

  test('a list below one row is paged with its own cursors', async () => {
    interface OneShelf {
      shelf: { books: BooksAnswer['books'] };
    }
    const query = `query ($after: String) { shelf(id: "/shelves/${ulidNumber(900)}") {
      books(first: 10, after: $after) { edges { cursor node { _id } } pageInfo { hasNextPage endCursor } totalCount } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const { data, errors }: Answer<OneShelf> = await ask<OneShelf>(query, { after });
      expect(errors).toEqual([]);
      seen.push(...data.shelf.books.edges.map(({ node }) => node._id));
      total = data.shelf.books.totalCount;
      after = data.shelf.books.pageInfo.hasNextPage ? data.shelf.books.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test('NAV-08 totalCount is counted only when asked for, and then alone when nothing else is', async () => {
    await ask('{ books { edges { node { id } } } }');
    expect(statements.some((statement) => statement.includes('count('))).toBe(false);
    const { data } = await ask('{ books(exists: [{pages: true}]) { totalCount } }');
    expect(statements).toHaveLength(1);
    const { data: without } = await ask('{ books(exists: [{pages: false}]) { totalCount } }');
    expect(data.books.totalCount + without.books.totalCount).toBe(600);
  });

  test('text is found literally, in any case, by each of its words, also in a joined table', async () => {
    const titles = async (filter: string) => {
      const { data } = await ask(`{ books(first: 500, ${filter}) { edges { node { title shelf { name } } } } }`);
      return data.books.edges.map(({ node }) => node);
    };
    expect(new Set((await titles('title: "%"')).map(({ title }) => title))).toEqual(new Set(['ga%ma']));
    expect(new Set((await titles('title: "A_"')).map(({ title }) => title))).toEqual(new Set(['beta_']));
    expect(new Set((await titles('title: "l Ph"')).map(({ title }) => title))).toEqual(new Set(['alpha']));
    expect(await titles(`title: "'; drop table book; --"`)).toEqual([]);
    expect(new Set((await titles('shelf_name: "shelf 3"')).map(({ shelf }) => shelf.name))).toEqual(
      new Set(['shelf 3']),
    );
  });

  test('a bare end date reaches to the end of its day', async () => {
    const count = async (range: string) => {
      const { data, errors } = await ask(`{ books(boughtAt: [${range}]) { totalCount } }`);
      return errors[0]?.message ?? data.books.totalCount;
    };
    const whole = await count('{after: "2023-11-20", before: "2023-11-20"}');
    expect(whole).toBeGreaterThan(0);
    expect(await count('{after: "2023-11-20T00:00:00Z", before: "2023-11-20T23:59:59.999Z"}')).toBe(whole);
    expect(await count('{after: "2023-11-20", before: "2023-11-20T00:00:00Z"}')).toBe(0);
    expect(await count('{strictly_before: "2023-11-20"}, {after: "2023-11-20"}')).toBe(0);
    expect(await count('{before: "2023-02-30"}')).toMatch(/^boughtAt.before must be a date/);
    expect(await count('{before: "soon"}')).toMatch(/^boughtAt.before must be a date/);
  });

  test('a cursor that was changed, or is of another list or order, is refused by name', async () => {
    const { data } = await ask('{ books(order: [{title: ASC}]) { pageInfo { endCursor } } }');
    const cursor = data.books.pageInfo.endCursor;
    const refusal = async (after: string, order: unknown) => {
      const { errors } = await ask(page, { first: 1, after, order });
      return errors.map(({ message, extensions }) => [message, extensions.status, extensions.violations])[0];
    };
    expect(await refusal(cursor, [{ title: 'ASC' }])).toBeUndefined();
    const other = 'after is a cursor of another order of this list: start again from its first page.';
    expect(await refusal(cursor, [{ title: 'DESC' }])).toEqual([other, 422, [{ path: 'after', message: other }]]);
    const meddled = Buffer.from(Buffer.from(cursor, 'base64url').toString().replace('alpha', 'delta')).toString(
      'base64url',
    );
    expect((await refusal(meddled, [{ title: 'ASC' }]))?.[0]).toBe('after is not a cursor of this list.');
    expect((await refusal('x', [{ title: 'ASC' }]))?.[0]).toBe('after is not a cursor of this list.');
    expect((await refusal("'; drop table book; --", [{ title: 'ASC' }]))?.[0]).toBe(
      'after is not a cursor of this list.',
    );
  });

  test.each([
    ['first: 0', 'first must be from 1 to 500.'],
    ['first: -5', 'first must be from 1 to 500.'],
    ['last: 501', 'last must be from 1 to 500.'],
    ['first: 1, last: 1', 'Either first or last can be asked for, not both.'],
    ['shelf: "books/01J9ZK0Q3M6V8T2B4C6D8E0F1G"', 'shelf must be an id such as shelves/01J9ZK0Q3M6V8T2B4C6D8E0F1G.'],
    ['shelf_list: ["nonsense"]', 'shelf_list must be an id such as shelves/01J9ZK0Q3M6V8T2B4C6D8E0F1G.'],
    ['order: [{title: ASC}, {title: DESC}]', 'order names title twice.'],
    [`title: "${'x'.repeat(256)}"`, 'title must have at most 255 characters.'],
  ])('books(%s) is refused with a sentence', async (given, sentence) => {
    const { errors } = await ask(`{ books(${given}) { edges { node { id } } } }`);
    expect(errors.map(({ message }) => message)).toEqual([sentence]);
    expect(statements).toHaveLength(0);
  });

  test('NAV-18 an id of another kind, of no form or without a row finds nothing', async () => {
    for (const id of [
      `books/${ulidNumber(900)}`,
      'shelves/1',
      "shelves/'; drop table shelf; --",
      `shelves/${ulidNumber(1)}`,
      '',
    ]) {
      const { data, errors } = await ask<{ shelf: null }>('query ($id: ID!) { shelf(id: $id) { id } }', { id });
      expect([data.shelf, errors]).toEqual([null, []]);
    }
    const { data } = await ask<{ shelf: { id: string } }>(`{ shelf(id: "/shelves/${ulidNumber(900)}") { id } }`);
    expect(data.shelf.id).toBe(`shelves/${ulidNumber(900)}`);
  });
});

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { execute, type GraphQLError, parse } from 'graphql';
import { beforeAll } from 'vitest';
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
import { describeOnEachDatabase } from './describeWithDatabase.ts';

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

/** Returns a ULID that ends with the number, so that ULIDs of larger numbers sort later. */
export function ulidNumber(number: number): string {
  const digits = Array.from({ length: 10 }, (_, at) => LETTERS[Math.floor(number / 32 ** (9 - at)) % 32]);
  return `01J9ZK0Q3M6V8T2B${digits.join('')}`;
}

/** Gives the same numbers each time, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export interface Answer<Data> {
  data: Data;
  errors: readonly GraphQLError[];
}

export interface BooksAnswer {
  books: {
    edges: { cursor: string; node: { _id: string; title: string; pages: number | null; shelf: { name: string } } }[];
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    totalCount: number;
  };
}

export interface Books {
  ask: <Data = BooksAnswer>(query: string, variables?: Record<string, unknown>) => Promise<Answer<Data>>;
  /** The statements of the last operation. */
  statements: readonly string[];
}

/** Runs tests of lists on each database, with 600 books on seven shelves. */
export function describeBooks(name: string, tests: (books: Books) => void): void {
  describeOnEachDatabase(name, (each) => {
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

    tests({ ask, statements });
  });
}

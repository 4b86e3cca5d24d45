import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import { Money } from '../schema/money.ts';
import type { RecordType } from '../schema/records.ts';
import { signedIn } from '../schema/rules.ts';
import type { Page, SumColumns, Sums } from './pages.ts';

/** The value of a list field. Rows, count and sums are read only when a field below asks for them. */
export interface Connection {
  page(): Promise<Page>;
  count(): Promise<number>;
  /** Absent for a list whose rows are no rows of one table. */
  sums?(columns: SumColumns): Promise<Sums>;
  /** The list with its filters and order as one word. Absent for a list below a record. */
  readonly filter?: string;
  cursorOf(row: object): string;
}

interface Edge {
  node: object;
  connection: Connection;
}

const PageInfo = builder.objectRef<{ page: Page; connection: Connection }>('PageInfo').implement({
  rule: signedIn,
  fields: (t) => ({
    startCursor: t.string({
      nullable: true,
      resolve: ({ page, connection }) => cursorAt(connection, page.rows[0]),
    }),
    endCursor: t.string({
      nullable: true,
      resolve: ({ page, connection }) => cursorAt(connection, page.rows.at(-1)),
    }),
    hasNextPage: t.boolean({ resolve: ({ page }) => page.hasNextPage }),
    hasPreviousPage: t.boolean({ resolve: ({ page }) => page.hasPreviousPage }),
  }),
});

const connections = new Map<string, ObjectRef<SchemaTypes, Connection>>();

/**
 * Returns the connection type of a record type, `XCursorConnection { edges { node cursor } pageInfo totalCount }`.
 * The first list creates it.
 */
export function connectionOf(type: Pick<RecordType, 'name' | 'ref'>): ObjectRef<SchemaTypes, Connection> {
  const known = connections.get(type.name);
  if (known) return known;
  const Edge = builder.objectRef<Edge>(`${type.name}Edge`).implement({
    rule: signedIn,
    fields: (t) => ({
      node: t.field({ type: type.ref, resolve: (edge) => edge.node }),
      cursor: t.string({ resolve: ({ node, connection }) => connection.cursorOf(node) }),
    }),
  });
  const connection = builder.objectRef<Connection>(`${type.name}CursorConnection`).implement({
    rule: signedIn,
    fields: (t) => ({
      edges: t.field({
        type: [Edge],
        resolve: async (connection) => {
          const { rows } = await connection.page();
          return rows.map((node) => ({ node, connection }));
        },
      }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: async (connection) => ({ page: await connection.page(), connection }),
      }),
      totalCount: t.int({
        description: 'Counted only on request. Ask for it in a separate query, so that it does not delay the rows.',
        resolve: (connection) => connection.count(),
      }),
      filter: t.string({
        nullable: true,
        description:
          'The list with its filters and order as one word: `freezeSelection` keeps what matches it. Null for a list below a record.',
        resolve: ({ filter }) => filter ?? null,
      }),
    }),
  });
  connections.set(type.name, connection);
  return connection;
}

/**
 * Adds `sums { netPrice gross }` to the connections of a record type. A sum has 64 bits, because that of many records may be
 * larger than an Int (0102).
 */
export function addSums(type: Pick<RecordType, 'name' | 'ref'>, columns: SumColumns): void {
  const OfType = builder.objectRef<Sums>(`${type.name}Sums`).implement({
    description: 'The sums of all records of a list, not only of those on the page.',
    rule: signedIn,
    fields: (t) =>
      Object.fromEntries(
        Object.keys(columns).map((name) => [name, t.field({ type: Money, resolve: (sums) => sums[name] ?? 0 })]),
      ),
  });
  builder.objectField(connectionOf(type), 'sums', (t) =>
    t.field({
      type: OfType,
      description: 'Added up only on request. Ask for it with the count, so that it does not delay the rows.',
      resolve: (connection) => connection.sums?.(columns) ?? {},
    }),
  );
}

function cursorAt(connection: Connection, row: object | undefined): string | null {
  return row ? connection.cursorOf(row) : null;
}

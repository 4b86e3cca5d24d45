import { and, inArray, sql } from 'drizzle-orm';
import { newId, type Queries } from '../database/index.ts';
import { CHANNEL, encode } from '../live/wire.ts';
import { isOfType, type NodeType, nodeOfIri, nodesOf, readersOf } from '../nodes/nodes.ts';
import type { Change, ChangedRecord, ChangeKind } from '../schema/Change.ts';
import type { RequestContext, Viewer } from '../schema/context.ts';
import { parseIri, toIri } from '../schema/ids.ts';
import type { RecordType } from '../schema/records.ts';
import { refreshedBy } from './refreshes.ts';

/** The columns that every written row has. */
interface WrittenRow {
  readonly id: string;
  readonly version: number;
}

/** The parts of a request that a change names. Without a viewer, the console itself has written. */
type WriteContext = Pick<RequestContext, 'idempotencyKey'> & { readonly viewer?: Pick<Viewer, 'userId'> };

/** Collects the writes of a transaction and publishes them to everybody who listens for changes. */
export class ChangeLog {
  readonly #records = new Map<string, ChangedRecord>();
  readonly #touched = new Set<string>();
  readonly #lists = new Set<string>();

  /**
   * Logs written rows, and the records and lists that they refresh. Types without ids of their own, such as
   * addresses, only refresh others.
   */
  wrote({ table }: Pick<RecordType, 'table'>, rows: readonly WrittenRow[], kind: ChangeKind): void {
    for (const row of rows) {
      for (const node of nodesOf(table)) if (isOfType(node, row)) this.#wrote(node, row, kind);
      this.refresh({ table }, row);
    }
  }

  /** Logs the records and lists that display the row, with its present or its previous values. */
  refresh({ table }: Pick<RecordType, 'table'>, row: object): void {
    const { records, lists } = refreshedBy(table, row);
    for (const iri of records) this.#touched.add(iri);
    for (const list of lists) this.#lists.add(list);
  }

  /** Logs a record that displays something of the write, although no written row refers to it. */
  touch({ prefix }: NodeType, ulid: string): void {
    this.#touched.add(toIri(prefix, ulid));
  }

  /** Adds what a part of the same write has logged. */
  adopt(part: ChangeLog): void {
    for (const [iri, record] of part.#records) {
      const isStillNew = record.kind === 'updated' && this.#records.get(iri)?.kind === 'created';
      this.#records.set(iri, isStillNew ? { ...record, kind: 'created' } : record);
    }
    for (const iri of part.#touched) this.#touched.add(iri);
    for (const list of part.#lists) this.#lists.add(list);
  }

  /**
   * The ids with this start of the records that the write concerns: those created, then those updated, then those that
   * only display something of it.
   */
  touchedOf(prefix: string): string[] {
    const records = [...this.#records.values()].filter(({ kind }) => kind !== 'deleted');
    const created = records.filter(({ kind }) => kind === 'created');
    const ids = new Set([...created.map(({ id }) => id), ...records.map(({ id }) => id), ...this.#touched]);
    return [...ids].filter((id) => id.startsWith(`${prefix}/`));
  }

  /** The ids with this start of the records that the write has deleted. */
  deletedOf(prefix: string): string[] {
    const deleted = [...this.#records.values()].filter(({ kind }) => kind === 'deleted');
    return deleted.map(({ id }) => id).filter((id) => id.startsWith(`${prefix}/`));
  }

  /**
   * Sends the log to every process of the API when the transaction commits. A transaction that is rolled back sends nothing.
   *
   * @param about the author of the write and its Idempotency-Key.
   * @returns what was sent.
   */
  async publish(tx: Queries, { viewer, idempotencyKey }: WriteContext): Promise<Change> {
    const change: Change = {
      id: newId(),
      author: viewer?.userId ?? null,
      key: idempotencyKey ?? null,
      records: [...this.#records.values()],
      touched: await recordsAmong(
        tx,
        [...this.#touched].filter((iri) => !this.#records.has(iri)),
      ),
      lists: [...this.#lists],
    };
    for (const message of encode(change)) await tx.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
    return change;
  }

  #wrote(node: NodeType, row: WrittenRow, kind: ChangeKind): void {
    const { prefix, name } = node;
    const id = toIri(prefix, row.id);
    const { owner } = readersOf(node);
    const isStillNew = kind === 'updated' && this.#records.get(id)?.kind === 'created';
    const version = kind === 'deleted' ? null : row.version;
    this.#records.set(id, {
      id,
      type: name,
      version,
      kind: isStillNew ? 'created' : kind,
      ...(owner !== undefined && { owner: String(Reflect.get(row, owner)) }),
    });
  }
}

/** Returns the ids whose row is of the id's type: not every person, for example, is a customer contact. */
async function recordsAmong(tx: Queries, iris: readonly string[]): Promise<string[]> {
  const ofOtherTypes = new Set<string>();
  for (const [node, ofNode] of Map.groupBy(iris, nodeOfIri)) {
    if (!node?.only) continue;
    const ulids = ofNode.map((iri) => parseIri(iri)?.ulid ?? '');
    const rows = await tx
      .select({ id: node.table.id })
      .from(node.table)
      .where(and(inArray(node.table.id, ulids), node.only));
    const found = new Set(rows.map(({ id }) => toIri(node.prefix, String(id))));
    for (const iri of ofNode) if (!found.has(iri)) ofOtherTypes.add(iri);
  }
  return iris.filter((iri) => !ofOtherTypes.has(iri));
}

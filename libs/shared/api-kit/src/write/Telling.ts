import { sql } from 'drizzle-orm';
import { newId, type Transaction } from '../database/index.ts';
import type { ChangedRecord, ChangeKind } from '../live/Change.ts';
import { CHANNEL, encode } from '../live/wire.ts';
import { toIri } from '../schema/ids.ts';
import { type NodeType, nodesOf } from '../schema/nodes.ts';
import type { RecordType } from '../schema/records.ts';
import { shownWith } from './shownBy.ts';

/** What every written row has. */
interface WrittenRow {
  readonly id: string;
  readonly version: number;
}

/** What a transaction has written, for those who look at it. */
export class Telling {
  readonly #records = new Map<string, ChangedRecord>();
  readonly #touched = new Set<string>();
  readonly #lists = new Set<string>();

  /** Of types without ids of their own, such as addresses, only what shows them is told. */
  wrote({ table }: Pick<RecordType, 'table'>, rows: readonly WrittenRow[], kind: ChangeKind): void {
    for (const row of rows) {
      for (const node of nodesOf(table)) this.#wrote(node, row, kind);
      this.showed({ table }, row);
    }
  }

  /** What shows a row, as it is or as it was. */
  showed({ table }: Pick<RecordType, 'table'>, row: object): void {
    const { records, lists } = shownWith(table, row);
    for (const iri of records) this.#touched.add(iri);
    for (const list of lists) this.#lists.add(list);
  }

  /** A record that shows something of what is written, where no row says which. */
  touch({ prefix }: NodeType, ulid: string): void {
    this.#touched.add(toIri(prefix, ulid));
  }

  /**
   * Has every process hear of it once the transaction is committed, and nobody when it is not.
   *
   * @param key the Idempotency-Key of the write.
   */
  async tell(tx: Transaction, key: string | undefined): Promise<void> {
    const messages = encode({
      id: newId(),
      key: key ?? null,
      records: [...this.#records.values()],
      touched: [...this.#touched].filter((iri) => !this.#records.has(iri)),
      lists: [...this.#lists],
    });
    for (const message of messages) await tx.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
  }

  #wrote({ prefix, name }: NodeType, row: WrittenRow, kind: ChangeKind): void {
    const id = toIri(prefix, row.id);
    const isStillNew = kind === 'updated' && this.#records.get(id)?.kind === 'created';
    const version = kind === 'deleted' ? null : row.version;
    this.#records.set(id, { id, type: name, version, kind: isStillNew ? 'created' : kind });
  }
}

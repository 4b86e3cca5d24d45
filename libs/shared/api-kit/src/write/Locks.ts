import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import type { NodeType } from '../nodes/nodes.ts';
import { invalidInput, notFound, refused, staleVersion } from '../schema/errors.ts';
import { requireUlid, ulidOf } from '../schema/ids.ts';
import type { RecordType } from '../schema/records.ts';

/** The columns of every table whose rows users may change. */
export interface Changeable {
  id: string;
  version: number;
}

/** The record that an input changes, and the version that the user saw. */
export interface RecordInput {
  readonly id: string;
  readonly version?: number | null | undefined;
}

/**
 * How a write locks a row (docs/decisions/0036). `no key update` is for changes: foreign keys to the row can still be
 * checked. `update` is for rows that the write removes, because a foreign key must not be checked against them.
 */
export type LockStrength = 'no key update' | 'update';

/** Finds and locks the records of a write, within its transaction. {@link Writing} adds the methods that change them. */
export class Locks {
  /** For statements that the methods below do not cover. The context's own database must not be used here. */
  readonly tx: Transaction;

  constructor(tx: Transaction) {
    this.tx = tx;
  }

  /**
   * Locks the record of an input: nobody else can change it until the transaction ends.
   *
   * @param strength `update` for a record that this write removes.
   * @throws a violation when the id is of another type; 404 when there is no such record; 409 with both versions when
   *   the input names an older version than the record's.
   */
  async lock<Row extends Changeable>(
    type: NodeType<Row>,
    { id, version }: RecordInput,
    strength: LockStrength = 'no key update',
  ): Promise<Row> {
    const ulid = requireUlid(type.prefix, id, 'id');
    const [row] = await this.tx
      .select()
      .from(type.table)
      .where(and(eq(type.table.id, ulid), type.only))
      .for(strength);
    if (!row) throw notFound(`This ${wordsOf(type)} no longer exists.`);
    const found = row as Row;
    if (version != null && version !== found.version) {
      throw staleVersion(`This ${wordsOf(type)} has been changed since you opened it.`, version, found.version);
    }
    return found;
  }

  /**
   * Locks a record after the record above it, such as an item after its booking. All writes lock in this order, so
   * that none deadlocks. A record always stays below the same record, so the record above can be read before it is
   * locked.
   *
   * @param lockAbove locks the record above. It returns null when that record has been deleted.
   * @param strength `update` for a record that this write removes.
   */
  async lockBelow<Row extends Changeable, Above>(
    type: NodeType<Row>,
    input: RecordInput,
    lockAbove: (known: Row) => Promise<Above | null>,
    strength?: LockStrength,
  ): Promise<{ above: Above; row: Row }> {
    const ulid = ulidOf(type.prefix, input.id) ?? '';
    const [known] = await this.tx.select().from(type.table).where(eq(type.table.id, ulid));
    const above = known ? await lockAbove(known as Row) : null;
    // If another transaction deleted both rows meanwhile, `lock` throws 404.
    const row = await this.lock(type, input, strength);
    if (above === null) throw new Error(`${type.name} ${row.id} was created meanwhile.`);
    return { above, row };
  }

  /**
   * Locks a row that another row refers to. Lock the other row first, so that this one cannot be missing.
   *
   * @param strength `update` for a row that this write removes.
   */
  lockRow<Row extends Changeable>(
    type: RecordType<Row>,
    ulid: string,
    strength: LockStrength = 'no key update',
  ): Promise<Row> {
    return this.#referredTo(type, ulid, strength);
  }

  /**
   * Like {@link lockRow}, with a shared lock for frequent writes below the row: they run at the same time, and only
   * changes of the row itself wait. Do not change the row afterwards: two such writes would wait for each other.
   */
  keepRow<Row extends Changeable>(type: RecordType<Row>, ulid: string): Promise<Row> {
    return this.#referredTo(type, ulid, 'share');
  }

  /**
   * Returns the record that an input refers to. This write does not change it.
   *
   * @param path the input's field, for the violation.
   * @throws a violation when the id is of another type, or when there is no such record.
   */
  refer<Row extends Changeable>(type: NodeType<Row>, iri: string, path: string): Promise<Row> {
    return this.#referred(type, iri, path, 'share');
  }

  /**
   * Like {@link refer}, and keeps everybody else from changing the record: counts and sums on it stay true until the
   * transaction ends. Lock several records in this order: class, booking, items, then the records below them.
   */
  hold<Row extends Changeable>(type: NodeType<Row>, iri: string, path: string): Promise<Row> {
    return this.#referred(type, iri, path, 'no key update');
  }

  /** @throws a refusal with the reason that a rule of the contracts gives. Does nothing when the reason is null. */
  refuseIf(reason: string): never;
  refuseIf(reason: string | null): void;
  refuseIf(reason: string | null): void {
    if (reason !== null) throw refused(reason);
  }

  async #referred<Row extends Changeable>(
    type: NodeType<Row>,
    iri: string,
    path: string,
    strength: 'share' | 'no key update',
  ): Promise<Row> {
    const ulid = ulidOf(type.prefix, iri);
    const [row] = ulid
      ? await this.tx
          .select()
          .from(type.table)
          .where(and(eq(type.table.id, ulid), type.only))
          .for(strength)
      : [];
    if (!row) throw invalidInput({ path, message: `This ${wordsOf(type)} no longer exists.` });
    return row as Row;
  }

  async #referredTo<Row extends Changeable>(
    type: RecordType<Row>,
    ulid: string,
    strength: LockStrength | 'share',
  ): Promise<Row> {
    const [row] = await this.tx.select().from(type.table).where(eq(type.table.id, ulid)).for(strength);
    if (!row) throw new Error(`${type.name} ${ulid} does not exist, although a row refers to it.`);
    return row as Row;
  }
}

/** Returns "purchase order" for PurchaseOrder. */
export function wordsOf({ name }: { name: string }): string {
  return name.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

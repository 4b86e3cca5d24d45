import { and, eq, type SQL, sql } from 'drizzle-orm';
import { newId, type Transaction } from '../database/index.ts';
import type { ChangeKind } from '../live/Change.ts';
import type { RequestContext, Viewer } from '../schema/context.ts';
import { invalidInput, notFound, refused, staleVersion } from '../schema/errors.ts';
import { requireUlid, ulidOf } from '../schema/ids.ts';
import type { NodeType } from '../schema/nodes.ts';
import type { RecordType } from '../schema/records.ts';
import { ChangeLog } from './ChangeLog.ts';

/** What every row has that people change. */
interface Changeable {
  id: string;
  version: number;
}

/**
 * Columns that a write sets. An undefined one keeps its value; in a new record it gets the database's default. The audit columns are set
 * by {@link Writing}.
 */
type Changes<Row> = {
  readonly [Column in keyof Omit<Row, 'id' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt' | 'version'>]?:
    | Row[Column]
    | undefined;
};

/** What the input of a change names: the record, and the version of it that the person has seen. */
export interface RecordInput {
  readonly id: string;
  readonly version?: number | null | undefined;
}

/** Runs when another domain announces an effect. */
export type EffectHandler<What> = (writing: Writing, what: What) => Promise<void>;

/** Something that a domain announces when it writes, so that domains above it can follow. */
export interface Effect<What> {
  readonly name: string;
  readonly handlers: EffectHandler<What>[];
}

/** One write on its way, inside of its transaction. */
export class Writing {
  /** For what the steps below do not cover. The context's own database must not be used here. */
  readonly tx: Transaction;
  readonly viewer: Viewer;
  readonly now: Date;
  /** What was written so far, for everybody who listens for changes. */
  readonly changes = new ChangeLog();

  constructor(tx: Transaction, { viewer, clock }: RequestContext) {
    this.tx = tx;
    this.viewer = viewer;
    this.now = clock();
  }

  /**
   * Reads the record of an input and keeps everybody else from changing it until the transaction ends.
   *
   * @throws a violation when the id is of another kind; 404 when there is no such record; 409 with both versions when the input
   * names an older version than the record's.
   */
  async lock<Row extends Changeable>(type: NodeType<Row>, { id, version }: RecordInput): Promise<Row> {
    const ulid = requireUlid(type.prefix, id, 'id');
    const [row] = await this.tx
      .select()
      .from(type.table)
      .where(and(eq(type.table.id, ulid), type.only))
      .for('update');
    if (!row) throw notFound(`This ${wordsOf(type)} no longer exists.`);
    const found = row as Row;
    if (version != null && version !== found.version) {
      throw staleVersion(`This ${wordsOf(type)} has been changed since you opened it.`, version, found.version);
    }
    return found;
  }

  /**
   * The same for a record that stands below another one, which is taken first: everybody takes them in this order, and so waits instead of
   * blocking one another. Which one that is can be read before, since it stays below it.
   *
   * @param takeAbove takes what it stands below; answers null when that is gone.
   */
  async lockBelow<Row extends Changeable, Above>(
    type: NodeType<Row>,
    input: RecordInput,
    takeAbove: (known: Row) => Promise<Above | null>,
  ): Promise<{ above: Above; row: Row }> {
    const ulid = ulidOf(type.prefix, input.id) ?? '';
    const [known] = await this.tx.select().from(type.table).where(eq(type.table.id, ulid));
    const above = known ? await takeAbove(known as Row) : null;
    // If another transaction deleted both rows meanwhile, `lock` throws 404.
    const row = await this.lock(type, input);
    if (above === null) throw new Error(`${type.name} ${row.id} has come into being meanwhile.`);
    return { above, row };
  }

  /**
   * Ends the write when a rule has something against it.
   *
   * @param reason the sentence that a rule of the domain's contracts gives, or null when it allows it.
   */
  refuseIf(reason: string | null): void {
    if (reason !== null) throw refused(reason);
  }

  /** Changes a locked record, and records who did it, when, and that it is a new version. */
  async update<Row extends Changeable>(type: RecordType<Row>, row: Row, changes: Changes<Row>): Promise<Row> {
    const [changed] = await this.updateAll(type, eq(type.table.id, row.id), changes);
    if (!changed) throw new Error(`${type.name} ${row.id} was locked and is gone.`);
    // Also refreshes the records that it used to belong to.
    this.changes.refresh(type, row);
    return changed;
  }

  /** The same for all records that a condition finds; what they belong to is locked, so that nobody else is at them. */
  async updateAll<Row extends Changeable>(
    type: RecordType<Row>,
    which: SQL | undefined,
    changes: Changes<Row>,
  ): Promise<Row[]> {
    const audit = { ...this.#audit('updated'), version: sql`version + 1` };
    const changed = await this.tx
      .update(type.table)
      .set({ ...changes, ...audit })
      .where(which)
      .returning();
    return this.#logged(type, changed, 'updated');
  }

  /** Adds a record, made now and by the viewer. */
  async insert<Row extends Changeable>(type: RecordType<Row>, values: Changes<Row>): Promise<Row> {
    const [made] = await this.insertAll(type, [values]);
    if (!made) throw new Error(`${type.name} was inserted and is not there.`);
    return made;
  }

  /** The same for several, in one statement. */
  async insertAll<Row extends Changeable>(type: RecordType<Row>, values: readonly Changes<Row>[]): Promise<Row[]> {
    if (values.length === 0) return [];
    const audit = { ...this.#audit('created'), ...this.#audit('updated') };
    const made = await this.tx
      .insert(type.table)
      .values(values.map((each) => ({ ...each, id: newId(), ...audit })))
      .returning();
    return this.#logged(type, made, 'created');
  }

  /** Removes a locked record. */
  async remove<Row extends Changeable>(type: RecordType<Row>, { id }: Row): Promise<void> {
    const removed = await this.tx.delete(type.table).where(eq(type.table.id, id)).returning();
    this.#logged(type, removed, 'deleted');
  }

  /** Refreshes a record that displays what is written, though no row names it. Where a row does, declare it once by `refreshes`. */
  touch(type: NodeType, ulid: string): void {
    this.changes.touch(type, ulid);
  }

  /** The same, and also refreshes whatever displays the row. */
  touchRow<Row extends Changeable>(type: NodeType<Row>, row: Row): void {
    this.changes.touch(type, row.id);
    this.changes.refresh(type, row);
  }

  /**
   * Locks a row that another one refers to, after that one.
   *
   * @throws when it is not there, which the database does not let happen.
   */
  lockRow<Row extends Changeable>(type: RecordType<Row>, ulid: string): Promise<Row> {
    return this.#referredTo(type, ulid, 'update');
  }

  /** The same, counted on and changed at most in what nobody refers to, as with {@link hold}. */
  holdRow<Row extends Changeable>(type: RecordType<Row>, ulid: string): Promise<Row> {
    return this.#referredTo(type, ulid, 'no key update');
  }

  /** The same, kept from those that lock it alone: many can keep a row at once, also while others hold it. */
  keepRow<Row extends Changeable>(type: RecordType<Row>, ulid: string): Promise<Row> {
    return this.#referredTo(type, ulid, 'key share');
  }

  /**
   * The record that an input refers to, which this write does not change.
   *
   * @param path the input's field, for the violation.
   * @throws a violation when the id is of another kind, or when there is no such record.
   */
  refer<Row extends Changeable>(type: NodeType<Row>, iri: string, path: string): Promise<Row> {
    return this.#referred(type, iri, path, 'share');
  }

  /**
   * The same, kept from everybody else's changes: what is counted or summed on the record stays so until the transaction ends. Whoever
   * takes several records takes them in one order: class, booking, items, then what stands below them.
   */
  hold<Row extends Changeable>(type: NodeType<Row>, iri: string, path: string): Promise<Row> {
    return this.#referred(type, iri, path, 'no key update');
  }

  /** Lets the domains above follow, within this transaction; any of them may refuse. */
  async announce<What>(effect: Effect<What>, what: What): Promise<void> {
    for (const handler of effect.handlers) await handler(this, what);
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
    strength: 'update' | 'no key update' | 'key share',
  ): Promise<Row> {
    const [row] = await this.tx.select().from(type.table).where(eq(type.table.id, ulid)).for(strength);
    if (!row) throw new Error(`${type.name} ${ulid} is referred to and is not there.`);
    return row as Row;
  }

  #logged<Row extends Changeable>(type: RecordType<Row>, rows: object[], kind: ChangeKind): Row[] {
    const written = rows as Row[];
    this.changes.wrote(type, written, kind);
    return written;
  }

  #audit(made: 'created' | 'updated') {
    return { [`${made}By`]: this.viewer.userId, [`${made}At`]: this.now };
  }
}

/** "purchase order" of PurchaseOrder. */
function wordsOf({ name }: { name: string }): string {
  return name.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

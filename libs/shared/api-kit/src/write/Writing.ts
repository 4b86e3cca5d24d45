import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { newId, type Queries, type Transaction } from '../database/index.ts';
import type { NodeType } from '../nodes/nodes.ts';
import type { ChangeKind } from '../schema/Change.ts';
import type { RequestContext, Viewer } from '../schema/context.ts';
import { refusalIn } from '../schema/errors.ts';
import type { RecordType } from '../schema/records.ts';
import { ChangeLog } from './ChangeLog.ts';
import { HistoryLog, isRecorded } from './history.ts';
import { type Changeable, Locks } from './Locks.ts';
import { requireWritable } from './reservedWrites.ts';

/**
 * The columns that a write sets. An undefined one keeps its value; in a new record it gets the database's default.
 * {@link Writing} sets the audit columns.
 */
export type Changes<Row> = {
  readonly [Column in keyof Omit<Row, 'id' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt' | 'version'>]?:
    | Row[Column]
    | undefined;
};

/** Runs when another domain announces an effect. */
export type EffectHandler<What> = (writing: Writing, what: What) => Promise<void>;

/** An announcement of a domain's write, which domains above can follow. `Foreseen` is a line of a preview. */
export interface Effect<What, Foreseen = never> {
  readonly name: string;
  readonly followers: {
    readonly follow: EffectHandler<What>;
    readonly foresee: (queries: Queries, what: What) => Promise<Foreseen[]>;
  }[];
}

/** What a write answers beside the record, by the names of the payload's fields. */
export type Answers = Readonly<Record<string, object>>;

/** A change of an account that the security log keeps, such as 'password changed'. */
export interface SecurityEvent {
  readonly what: string;
  /** The ULID of the user whose account it is. */
  readonly userId: string;
  readonly roles?: readonly string[];
}

type Follower = (writing: Writing) => Promise<void>;

const followers: Follower[] = [];

/**
 * Follows every write as the last thing in its transaction, when all of its changes are known: `writing.changes`. What it locks
 * comes last in the order of locks.
 */
export function beforeCommit(follow: Follower): void {
  followers.push(follow);
}

/** The most rows of one statement. PostgreSQL takes 65 535 parameters; a row has about ten. */
const PARTS_AT_ONCE = 4_000;

/** The result of {@link Writing.attempt}. */
type Attempt<Made> =
  | { readonly made: Made; readonly refusal: null }
  | { readonly made: null; readonly refusal: string };

/** One write, within its transaction. */
export class Writing extends Locks {
  readonly viewer: Viewer;
  readonly now: Date;
  /** The writes so far, for everybody who listens for changes. */
  readonly changes = new ChangeLog();
  readonly #history = new HistoryLog();
  /** What the security log gets once the transaction is committed. */
  readonly securityEvents: SecurityEvent[] = [];
  #answers: Answers = {};

  constructor(tx: Transaction, { viewer, clock }: Pick<RequestContext, 'viewer' | 'clock'>) {
    super(tx);
    this.viewer = viewer;
    this.now = clock();
  }

  /** Changes a locked record. Also sets its audit columns and its next version. */
  async update<Row extends Changeable>(type: RecordType<Row>, row: Row, changes: Changes<Row>): Promise<Row> {
    const [changed] = await this.#updated(type, eq(type.table.id, row.id), changes, [row]);
    if (!changed) throw new Error(`${type.name} ${row.id} was locked, but no longer exists.`);
    // Also refreshes the records that the changed record used to belong to.
    this.changes.refresh(type, row);
    return changed;
  }

  /** Changes all records that match a condition. Lock the record above them first. */
  async updateAll<Row extends Changeable>(
    type: RecordType<Row>,
    which: SQL | undefined,
    changes: Changes<Row>,
  ): Promise<Row[]> {
    return this.#updated(type, which, changes, isRecorded(type.table) ? await this.#locked(type, which) : []);
  }

  /** Adds a record, created now by the viewer. */
  async insert<Row extends Changeable>(type: RecordType<Row>, values: Changes<Row>): Promise<Row> {
    const [made] = await this.insertAll(type, [values]);
    if (!made) throw new Error(`${type.name} was inserted, but was not returned.`);
    return made;
  }

  /** Adds several records in one statement. */
  async insertAll<Row extends Changeable>(type: RecordType<Row>, values: readonly Changes<Row>[]): Promise<Row[]> {
    requireWritable(type);
    if (values.length === 0) return [];
    const audit = { ...this.#audit('created'), ...this.#audit('updated') };
    const made = await this.tx
      .insert(type.table)
      .values(values.map((each) => ({ ...each, id: newId(), ...audit })))
      .returning();
    for (const row of made) this.#history.wrote(type.table, String(row.id), null, row);
    return this.#logged(type, made, 'created');
  }

  /**
   * Adds rows that are displayed only with a record that this write also changes: the places and seats of a class. They
   * are not published one by one, because there may be thousands.
   */
  async insertParts<Table extends PgTable>(table: Table, rows: readonly PgInsertValue<Table>[]): Promise<void> {
    requireWritable({ table });
    for (let first = 0; first < rows.length; first += PARTS_AT_ONCE) {
      await this.tx.insert(table).values(rows.slice(first, first + PARTS_AT_ONCE));
    }
  }

  /** Deletes such rows. The record that displays them must be locked and changed by this write. */
  async removeParts<Table extends PgTable>(table: Table, which: SQL | undefined): Promise<void> {
    requireWritable({ table });
    await this.tx.delete(table).where(which);
  }

  /** Deletes a locked record. */
  async remove<Row extends Changeable>(type: RecordType<Row>, row: Row): Promise<void> {
    requireWritable(type);
    const removed = await this.tx.delete(type.table).where(eq(type.table.id, row.id)).returning();
    this.#history.wrote(type.table, row.id, row, null);
    this.#logged(type, removed, 'deleted');
  }

  /** Keeps the reason that the user gave in the history of every record that this transaction changes. */
  explain(reason: string | null | undefined): void {
    this.#history.explain(reason ?? null);
  }

  /** The reason that {@link explain} was given, for a record that shows it itself. */
  get reason(): string | null {
    return this.#history.reason;
  }

  /**
   * Keeps changed parts of a record, such as the sessions or the delegates of a class, in its history. The record
   * itself need not be changed by this write. Several calls with one name become one change.
   *
   * @param name one of the `parts` that `keepsHistory` declares.
   * @param from the parts before, each as a line of text. Without lines, the parts are new.
   * @param to the parts after. Nothing is kept when they equal those before.
   */
  keepParts(
    type: NodeType,
    { id }: Pick<Changeable, 'id'>,
    name: string,
    from: readonly string[],
    to: readonly string[],
  ): void {
    this.#history.wroteParts(type.table, id, name, from, to);
    // An open history shows the new entry.
    this.changes.touch(type, id);
  }

  /** Answers something beside the record that nothing keeps, in a field that the mutation declares with `answers`. */
  answer(answers: Answers): void {
    this.#answers = answers;
  }

  /** What {@link answer} was given. */
  get answers(): Answers {
    return this.#answers;
  }

  /**
   * Lets those follow that {@link beforeCommit} names, and writes the history of the changed records. Call it once, after the
   * last write.
   */
  async finish(): Promise<void> {
    for (const follow of followers) await follow(this);
    await this.#history.save(this.tx, this.now, this.viewer.userId);
  }

  /** Refreshes a record that displays the written data, when no written row refers to it. Otherwise declare `refreshes`. */
  touch(type: NodeType, ulid: string): void {
    this.changes.touch(type, ulid);
  }

  /** Like {@link touch}, and also refreshes everything that displays the row. */
  touchRow<Row extends Changeable>(type: NodeType<Row>, row: Row): void {
    this.changes.touch(type, row.id);
    this.changes.refresh(type, row);
  }

  /** Lets the domains above follow, within this transaction. Each of them may refuse. */
  async announce<What, Foreseen>({ followers }: Effect<What, Foreseen>, what: What): Promise<void> {
    for (const { follow } of followers) await follow(this, what);
  }

  /**
   * Tries a part of this write. When a rule refuses it, everything that it wrote, announced or explained is undone, and
   * this write goes on with the reason. The database checks the part's deferred constraints at its end. Other errors,
   * such as a stale version, end the whole write.
   *
   * @param part gets a writing of its own, in the same transaction. Locks that it takes are released when it is refused.
   * @returns what the part made, or the reason of the refusal as a sentence.
   */
  async attempt<Made>(part: (writing: Writing) => Promise<Made>): Promise<Attempt<Made>> {
    const writing = new Writing(this.tx, { viewer: this.viewer, clock: () => this.now });
    let made: Made;
    try {
      made = await this.tx.transaction(async () => {
        const result = await part(writing);
        await this.tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
        return result;
      });
    } catch (error) {
      const reason = refusalIn(error);
      if (reason === null) throw error;
      return { made: null, refusal: reason };
    }
    this.changes.adopt(writing.changes);
    this.#history.adopt(writing.#history);
    this.securityEvents.push(...writing.securityEvents);
    return { made, refusal: null };
  }

  /** @param before the rows as they were, for the history. */
  async #updated<Row extends Changeable>(
    type: RecordType<Row>,
    which: SQL | undefined,
    changes: Changes<Row>,
    before: readonly Row[],
  ): Promise<Row[]> {
    requireWritable(type);
    const audit = { ...this.#audit('updated'), version: sql`version + 1` };
    const changed = await this.tx
      .update(type.table)
      .set({ ...changes, ...audit })
      .where(which)
      .returning();
    const known = new Map(before.map((row) => [row.id, row]));
    const rows = this.#logged(type, changed, 'updated');
    for (const row of rows) {
      const was = known.get(row.id);
      if (was) this.#history.wrote(type.table, row.id, was, row);
    }
    return rows;
  }

  async #locked<Row extends Changeable>(type: RecordType<Row>, which: SQL | undefined): Promise<Row[]> {
    const rows = await this.tx.select().from(type.table).where(which).orderBy(asc(type.table.id)).for('no key update');
    return rows as Row[];
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

import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, onBehalfOf, type Transaction } from '../database/index.ts';
import type { WorkSource } from '../jobs/WorkLoop.ts';
import { backfill } from './backfill.ts';
import type { Backfill } from './defineBackfill.ts';

/** How far a backfill is, for the log. */
export interface BackfillProgress {
  readonly name: string;
  /** The rows that are filled, also by other processes. */
  readonly filled: number;
  readonly isComplete: boolean;
  /** The rows that the completed backfill left out, by their ids. Undefined when there are none. */
  readonly leftOut?: readonly string[] | undefined;
}

interface BackfillQueueOptions {
  database: Database;
  backfills: readonly Backfill[];
  /** Called after the first slice of this process, then every ten seconds, and when the backfill is completed. */
  onProgress: (progress: BackfillProgress) => void;
  /** Called when a slice failed. It is tried again after a pause. Meanwhile other backfills go on. */
  onError: (error: unknown, name: string) => void;
}

/** The rows of one slice: few enough that nobody waits long for one of them. */
export const ROWS_OF_SLICE = 500;

/** The pause after an error, and while another process has the next slice. */
const PAUSE_MS = 5_000;

const REPORT_EVERY_MS = 10_000;

/** A backfill that this process does not know to be completed. */
interface Open {
  readonly declared: Backfill;
  /** When it is tried again after an error. */
  retryAt: number;
}

/**
 * Fills new columns, one slice after the other. Each slice is one transaction with its progress, so a killed process
 * loses nothing. After each slice the database rests for as long as the slice took.
 */
export class BackfillQueue implements WorkSource {
  readonly #options: BackfillQueueOptions;
  #open: readonly Open[];
  #dueAt = 0;
  #reportedAt = -Infinity;

  constructor(options: BackfillQueueOptions) {
    this.#options = options;
    this.#open = options.backfills.map((declared) => ({ declared, retryAt: 0 }));
  }

  async take(): Promise<((signal: AbortSignal) => Promise<void>) | null> {
    const now = performance.now();
    const next = this.#ready().find(({ retryAt }) => now >= Math.max(retryAt, this.#dueAt));
    return next ? (signal) => this.#run(next, signal) : null;
  }

  async untilDueMs(): Promise<number | null> {
    if (this.#open.length === 0) return null;
    const retryAt = Math.min(...this.#ready().map((open) => open.retryAt));
    return Math.max(1, Math.max(retryAt, this.#dueAt) - performance.now());
  }

  /** Those that wait for no other. */
  #ready(): readonly Open[] {
    const names = new Set(this.#open.map(({ declared }) => declared.name));
    return this.#open.filter(({ declared: { after } }) => after === undefined || !names.has(after));
  }

  async #run(open: Open, signal: AbortSignal): Promise<void> {
    const { database, onError } = this.#options;
    const { declared } = open;
    const began = performance.now();
    this.#dueAt = Infinity;
    try {
      const slice = await onBehalfOf({ signal }, () => database.transaction((tx) => fillSlice(tx, declared)));
      if (slice === 'completed' || slice.isComplete) this.#open = this.#open.filter((other) => other !== open);
      if (slice !== 'completed') this.#report({ name: declared.name, ...slice });
      const isWaiting = slice !== 'completed' && slice.written === 0 && !slice.isComplete;
      this.#dueAt = performance.now() + (isWaiting ? PAUSE_MS : performance.now() - began);
    } catch (error) {
      open.retryAt = performance.now() + PAUSE_MS;
      this.#dueAt = performance.now() + (performance.now() - began);
      if (!signal.aborted) onError(error, declared.name);
    }
  }

  #report({ written, ...progress }: BackfillProgress & Slice): void {
    const isTime = written > 0 && performance.now() - this.#reportedAt >= REPORT_EVERY_MS;
    if (!isTime && !progress.isComplete) return;
    this.#reportedAt = progress.isComplete ? -Infinity : performance.now();
    this.#options.onProgress(progress);
  }
}

/** What one look at the table has done. */
interface Slice {
  readonly written: number;
  /** The rows of all slices. */
  readonly filled: number;
  readonly isComplete: boolean;
  readonly leftOut?: readonly string[] | undefined;
}

/** Fills the next rows. Writes nothing while another process does. */
async function fillSlice(tx: Transaction, declared: Backfill): Promise<Slice | 'completed'> {
  const { name, table, missing } = declared;
  const id = sql`${sql.identifier(declared.id?.name ?? 'id')}`;
  await tx.insert(backfill).values({ name }).onConflictDoNothing();
  const ours = await tx.select().from(backfill).where(eq(backfill.name, name)).for('update', { skipLocked: true });
  const [reached] = ours;
  if (!reached) return { written: 0, filled: 0, isComplete: false };
  if (reached.completedAt) return 'completed';
  // Rows that others have locked are passed over. So the slice waits for nobody, and no two wait for each other.
  const { rows } = await tx.execute<{ written: number; last: string | null; still: boolean | null }>(sql`
    WITH slice AS MATERIALIZED (
      SELECT ${id} AS id FROM ${table} WHERE ${id} > ${reached.lastId} AND (${missing})
      ORDER BY ${id} LIMIT ${ROWS_OF_SLICE} FOR NO KEY UPDATE SKIP LOCKED),
    ${filling(declared, id)}
    SELECT count(*)::integer AS written, max(id) AS last, bool_or(still) AS still FROM done`);
  const { written, last, still } = rows[0] ?? { written: 0, last: null, still: null };
  if (still) throw new Error(`The backfill ${name} has written rows that it still finds missing.`);
  const isEnd = written < ROWS_OF_SLICE;
  const isComplete = isEnd && !(await isAnyMissing(tx, declared));
  const filled = reached.filled + written;
  const completedAt = isComplete ? sql`statement_timestamp()` : null;
  await tx
    .update(backfill)
    .set({ lastId: isEnd ? '' : (last ?? ''), filled, completedAt })
    .where(eq(backfill.name, name));
  return { written, filled, isComplete, leftOut: isComplete ? await leftOutOf(tx, declared) : undefined };
}

/** The part `done` of the statement: the filled rows of the slice. */
function filling({ table, missing, set, insert }: Backfill, id: SQL): SQL {
  const slice = sql`SELECT id FROM slice`;
  if (insert) return sql`made AS (${insert(slice)}), done AS (SELECT id, false AS still FROM slice)`;
  return sql`done AS (UPDATE ${table} SET ${set} WHERE ${id} IN (${slice}) RETURNING ${id} AS id, (${missing}) AS still)`;
}

/** The rows that the backfill never writes. */
async function leftOutOf(tx: Transaction, { table, leftOut, ...declared }: Backfill): Promise<string[] | undefined> {
  if (!leftOut) return undefined;
  const id = sql.identifier(declared.id?.name ?? 'id');
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT ${id} AS id FROM ${table} WHERE ${leftOut} ORDER BY ${id} LIMIT ${ROWS_OF_SLICE}`,
  );
  return rows.length > 0 ? rows.map((row) => row.id) : undefined;
}

/** At the end of the table: whether a row was passed over. */
async function isAnyMissing(tx: Transaction, { table, missing }: Backfill): Promise<boolean> {
  const { rows } = await tx.execute<{ any: boolean }>(
    sql`SELECT EXISTS (SELECT FROM ${table} WHERE ${missing}) AS any`,
  );
  return rows[0]?.any ?? false;
}

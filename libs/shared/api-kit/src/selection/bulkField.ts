import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { newId, type Queries } from '../database/index.ts';
import { defineJob, startJob } from '../jobs/defineJob.ts';
import { Job } from '../jobs/job.ts';
import type { NodeType } from '../nodes/nodes.ts';
import { notFound } from '../schema/errors.ts';
import { toIri } from '../schema/ids.ts';
import { type Rule, staff } from '../schema/rules.ts';
import { type Changeable, type RecordInput, wordsOf } from '../write/Locks.ts';
import { mutationField } from '../write/mutations.ts';
import type { Writing } from '../write/Writing.ts';
import { chosenUlids, keepSelection, type RecordsChosen } from './freeze.ts';
import { frozenSelection } from './frozenSelection.ts';
import { jobOutcome } from './jobOutcome.ts';

interface BulkOptions<Check extends z.core.$ZodObject, Row extends Changeable> {
  description: string;
  /** Who may do it. Staff by default. It is asked again before each record. */
  rule?: Rule;
  /** The zod object of the contracts: `recordsChosen`, and what is the same for all records, such as a reason. */
  input: Check;
  of: NodeType<Row>;
  /** The column with a record's name for its result: `invoice.ref`. */
  name: AnyPgColumn;
  /** The columns by which the records take their turn. By default they have the order of the selection. */
  order?: readonly AnyPgColumn[];
  /**
   * Does it for one record: locks it, refuses by a rule of the contracts (`writing.refuseIf`), and writes, as the mutation
   * for one record does. Nobody has seen these versions, so `record` has none.
   */
  each: (writing: Writing, record: RecordInput, input: z.output<Check>) => Promise<unknown>;
}

/** The result of a bulk job. Screens read it as `job { result }`. */
interface BulkResult {
  readonly changed: number;
  readonly refused: number;
}

/**
 * Adds a mutation that does one thing for many records, as a job: `issueInvoices(input: { ids }) { job { id } }`, or
 * `{ frozen }`.
 *
 *     bulkField('issueInvoices', { description, input: issueInvoicesInput, of: Invoice, name: invoice.ref, each: issue });
 *
 * Each record is one step: a transaction with its locks in the usual order (0036), its effects and its result. So one that
 * is refused leaves the others alone, and a job whose process is killed goes on behind the last record. The results are
 * `job { outcomes }`; those refused can be tried again. Its user can cancel it between two records.
 */
export function bulkField<Check extends z.core.$ZodObject, Row extends Changeable>(
  name: string,
  { description, rule = staff, input: check, of, name: called, order, each }: BulkOptions<Check, Row>,
): void {
  const type: NodeType = of as NodeType<object>;
  const job = defineJob(name, {
    rule,
    input: z.object({ selection: z.string(), input: z.unknown() }),
    first: { changed: 0, refused: 0 } satisfies BulkResult as BulkResult,
    endsEarly: true,
    run: async ({ writing, jobId, done, result }, { selection, input }) => {
      const { ulid, total } = await recordAt(writing.tx, selection, done + 1);
      const record = toIri(of.prefix, ulid);
      const found = await nameOf(writing.tx, type, called, ulid);
      const refusal =
        found === null
          ? `This ${wordsOf(of)} no longer exists.`
          : (await writing.attempt((part) => each(part, { id: record }, z.parse(check, input)))).refusal;
      const outcome = { record, name: found ?? `Deleted ${wordsOf(of)}`, refusal };
      await writing.insertParts(jobOutcome, [{ id: newId(), jobId, position: done + 1, ...outcome }]);
      const { changed, refused } = result;
      const counted = refusal === null ? { changed: changed + 1, refused } : { changed, refused: refused + 1 };
      return { done: done + 1, total, result: counted };
    },
  });
  mutationField(name, {
    description: `${description} A job does it record by record; \`outcomes\` says what became of each.`,
    rule,
    input: check,
    changes: Job,
    write: async (writing, input) => {
      const { viewer, now, tx } = writing;
      const ulids = await chosenUlids(tx, type, chosenIn(input), { userId: viewer.userId, now });
      if (!ulids) throw notFound('This selection no longer exists. Select the records again.');
      const { id } = await keepSelection(writing, {
        type,
        ulids: order ? await inOrder(tx, type, ulids, order) : ulids,
      });
      return startJob(writing, job, { selection: id, input }, { target: of.prefix });
    },
  });
}

const chosen = z.object({ ids: z.array(z.string()), frozen: z.nullable(z.string()) });

/** The input has the fields of `recordsChosen` beside its own. */
const chosenIn = (input: unknown): RecordsChosen => z.parse(chosen, input);

async function recordAt(tx: Queries, selection: string, position: number): Promise<{ ulid: string; total: number }> {
  const { id, ulids } = frozenSelection;
  const [found] = await tx
    .select({ ulid: sql<string>`${ulids}[${position}::int]`, total: sql<number>`cardinality(${ulids})` })
    .from(frozenSelection)
    .where(eq(id, selection));
  if (!found) throw notFound('This selection no longer exists. Select the records again.');
  return found;
}

async function nameOf(tx: Queries, { table, only }: NodeType, name: AnyPgColumn, ulid: string): Promise<string | null> {
  const isRecord = only ? sql`${eq(table.id, ulid)} and ${only}` : eq(table.id, ulid);
  const [found] = await tx.select({ name }).from(table).where(isRecord);
  return found ? String(found.name) : null;
}

/** Sorts records by columns of theirs. Those that are gone come last, so that their results say so. */
async function inOrder(
  tx: Queries,
  { table }: NodeType,
  ulids: readonly string[],
  order: readonly AnyPgColumn[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ulids]))
    .orderBy(...order.map((column) => asc(column)), asc(table.id));
  const sorted = rows.map(({ id }) => String(id));
  const known = new Set(sorted);
  return [...sorted, ...ulids.filter((ulid) => !known.has(ulid))];
}

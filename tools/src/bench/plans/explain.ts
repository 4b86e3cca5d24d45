import type { Database } from '@console/api-kit/database';
import { type PlanStep, stepsOf, withParameters } from '@console/api-kit/testing/explain';
import { sql } from 'drizzle-orm';
import { formatNumber } from '../figure.ts';

/** A fault that somebody should look at: a large table read as a whole, many rows skipped or sorted, or a long time. */
export type FaultKind = 'whole' | 'passed' | 'sorted' | 'slow';

export interface Fault {
  kind: FaultKind;
  text: string;
}

export interface PlanNode extends PlanStep {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
}

/**
 * The number of rows from which reading a whole table, or skipping rows, is a fault. Fewer rows take a few
 * milliseconds.
 */
export const MANY_ROWS = 10_000;

/** The number of sorted rows that is a fault. Sorting this many rows takes a millisecond or two. */
export const SORTED_ROWS = 1_000;

export const SLOW_MS = 100;

/** Whether a statement only reads. A statement that writes is not run again. */
export function reads(text: string): boolean {
  return /^\s*\(?\s*(select|with)\b/i.test(text);
}

/** Whether a statement counts a whole list. It has to read each row or its index entry. */
export function counts(text: string): boolean {
  return /^select count\(\*\)/i.test(text);
}

/**
 * Runs a statement again and returns the faults of its plan. A slow statement is tried once more, because other programs use the machine
 * too.
 */
export async function explain(database: Database, text: string, parameters: readonly unknown[]): Promise<Fault[]> {
  const faults = await explainOnce(database, text, parameters);
  return faults.some(({ kind }) => kind === 'slow') ? explainOnce(database, text, parameters) : faults;
}

async function explainOnce(database: Database, text: string, parameters: readonly unknown[]): Promise<Fault[]> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
    sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${withParameters(text, parameters)}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0];
  return plan ? faultsOf(plan.Plan, plan['Execution Time']) : [];
}

export function faultsOf(root: PlanNode, milliseconds: number): Fault[] {
  const faults = stepsOf(root).flatMap(faultsOfNode);
  if (milliseconds > SLOW_MS) faults.push({ kind: 'slow', text: `takes ${formatNumber(milliseconds)} ms` });
  return faults;
}

function faultsOfNode(node: PlanNode): Fault[] {
  const passed = (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'];
  const handled = passed + handedOn(node);
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan') {
    return handled > MANY_ROWS ? [{ kind: 'whole', text: `reads ${table} whole, ${formatNumber(handled)} rows` }] : [];
  }
  if (passed > MANY_ROWS) return [{ kind: 'passed', text: `passes over ${formatNumber(passed)} rows of ${table}` }];
  if (!/Sort$/.test(node['Node Type'])) return [];
  const sorted = Math.max(0, ...(node.Plans ?? []).map(handedOn));
  return sorted > SORTED_ROWS ? [{ kind: 'sorted', text: `sorts ${formatNumber(sorted)} rows` }] : [];
}

function handedOn(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops'];
}

import { beforeCommit, parseIri, type Writing } from '@console/api-kit';
import { declaredWorkflowTargets, type WorkflowTarget } from '@console/core-api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { cancelJobsOf, keepPlan } from '../job-plan/keepPlan.ts';
import { planJobs } from '../job-plan/planJobs.ts';
import { readTargets } from '../job-plan/readTargets.ts';
import { workflow } from '../tables.ts';

/** The most targets of one statement. */
const MOST = 500;

// Every write of a target times its jobs anew, in the same transaction.
beforeCommit(async (writing) => {
  const touched = [...declaredWorkflowTargets()].filter(([, target]) => touches(writing, target));
  if (touched.length === 0) return;
  const resources = touched.map(([resource]) => resource);
  const active = await writing.tx
    .select()
    .from(workflow)
    .where(and(eq(workflow.isActive, true), inArray(workflow.targetResource, resources)))
    .orderBy(workflow.id);
  for (const [resource, target] of touched) {
    const deleted = ulidsOf(writing.changes.deletedOf(target.of.prefix));
    if (deleted.length > 0) await cancelJobsOf(writing, deleted, 'The record was deleted.');
    const own = active.filter(({ targetResource }) => targetResource === resource);
    if (own.length > 0) await timeAnew(writing, own, await targetsOf(writing, target));
  }
});

const touches = ({ changes }: Writing, { of, follows = [] }: WorkflowTarget): boolean =>
  [of, ...follows.map((one) => one.of)].some(({ prefix }) => changes.touchedOf(prefix).length > 0) ||
  changes.deletedOf(of.prefix).length > 0;

/** The ULIDs of the targets that the write concerns, itself or through a record on which their moments depend. */
async function targetsOf({ changes, tx }: Writing, { of, follows = [] }: WorkflowTarget): Promise<string[]> {
  const found = new Set(ulidsOf(changes.touchedOf(of.prefix)));
  for (const { of: above, targets } of follows) {
    const ulids = ulidsOf(changes.touchedOf(above.prefix));
    if (ulids.length === 0) continue;
    const { rows } = await tx.execute<{ id: string }>(sql`select id from (${targets(ulids)}) as target (id)`);
    for (const { id } of rows) found.add(id);
  }
  return [...found].sort();
}

/** Times the jobs of some workflows for some targets of their kind. */
export async function timeAnew(
  writing: Writing,
  workflows: readonly (typeof workflow.$inferSelect)[],
  targets: readonly string[],
): Promise<void> {
  for (let first = 0; first < targets.length; first += MOST) {
    const ids = targets.slice(first, first + MOST);
    for (const one of workflows) {
      await keepPlan(writing, one, planJobs(one, await readTargets(writing.tx, one, ids), writing.now));
    }
  }
}

const ulidsOf = (iris: readonly string[]): string[] => iris.flatMap((iri) => parseIri(iri)?.ulid ?? []);

import type { ConditionField, ConditionValue } from '@console/admin-contracts';
import type { Queries } from '@console/api-kit/database';
import { type WorkflowTarget, workflowTargetOf } from '@console/core-api';
import type { WorkflowTargetResource } from '@console/core-contracts';
import { sql } from 'drizzle-orm';

/** Returns the fields of a kind of record that conditions can ask about. */
export function fieldsOf(resource: WorkflowTargetResource): ConditionField[] {
  const { fields } = workflowTargetOf(resource);
  return Object.entries(fields).map(([name, { label, kind, values = [] }]) => ({ name, label, kind, values }));
}

/** Reads the values of these fields of a record. */
export async function readValues(
  queries: Queries,
  resource: WorkflowTargetResource,
  ulid: string,
): Promise<Readonly<Record<string, ConditionValue>>> {
  const { of, joins = sql``, fields } = workflowTargetOf(resource);
  const { rows } = await queries.execute<{ values: Readonly<Record<string, ConditionValue>> }>(sql`
    select jsonb_build_object(${sql.join(Object.entries(fields).flatMap(pairOf), sql`, `)}) as values
    from ${of.table} ${joins} where ${of.table.id} = ${ulid}`);
  return rows[0]?.values ?? {};
}

const pairOf = ([name, { kind, at }]: [string, WorkflowTarget['fields'][string]]) => [
  sql`${name}::text`,
  kind === 'day' ? sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD')` : at,
];

import {
  type Comparison,
  type Condition,
  type ConditionField,
  comparisonsOf,
  needsOperand,
} from '@console/admin-contracts';

/** A clause while it is typed. */
export interface DraftClause {
  readonly field: string;
  /** Null for the first comparison of the field. */
  readonly is: Comparison | null;
  readonly value: string;
}

/** The clauses of a condition while they are typed. */
export interface DraftCondition {
  readonly joint: 'all' | 'any';
  readonly clauses: readonly DraftClause[];
}

/** Returns what a person typed as the JSON of a condition. Empty without clauses. */
export function jsonOf({ joint, clauses }: DraftCondition, fields: readonly ConditionField[]): string {
  if (clauses.length === 0) return '';
  return JSON.stringify({ [joint]: clauses.map((clause) => clauseOf(clause, fields)) });
}

function clauseOf({ field: name, is: chosen, value }: DraftClause, fields: readonly ConditionField[]): object {
  const field = fields.find((one) => one.name === name);
  const is = chosen ?? (field && comparisonsOf[field.kind][0]) ?? 'is';
  if (!needsOperand(is)) return { field: name, is };
  if (is === 'oneOf') return { field: name, is, value: value === '' ? [] : value.split(',') };
  if (field?.kind === 'number') return { field: name, is, value: value === '' ? '' : Number(value) };
  if (field?.kind === 'money') return { field: name, is, value: value === '' ? '' : Math.round(Number(value) * 100) };
  return { field: name, is, value };
}

/** Returns the clauses of a condition. One with groups inside groups is shown as its clauses joined by the outer word. */
export function draftsOf(json: string): DraftCondition {
  if (json === '') return { joint: 'all', clauses: [] };
  const condition: Condition = JSON.parse(json);
  return { joint: 'any' in condition ? 'any' : 'all', clauses: clausesIn(condition) };
}

function clausesIn(condition: Condition): DraftClause[] {
  if ('all' in condition) return condition.all.flatMap(clausesIn);
  if ('any' in condition) return condition.any.flatMap(clausesIn);
  const { field, is, value = '' } = condition;
  return [{ field, is, value: Array.isArray(value) ? value.join(',') : String(value) }];
}

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
  /** One value, or several for 'is one of'. */
  readonly values: readonly string[];
}

/** Clauses and groups of clauses while they are typed. */
export interface DraftGroup {
  readonly joint: 'all' | 'any';
  readonly parts: readonly (DraftClause | DraftGroup)[];
}

export const isGroup = (part: DraftClause | DraftGroup): part is DraftGroup => 'parts' in part;

/** Returns what a person typed as the JSON of a condition. Empty without clauses. */
export function jsonOf(group: DraftGroup, fields: readonly ConditionField[]): string {
  const condition = groupOf(group, fields);
  return condition === null ? '' : JSON.stringify(condition);
}

/** Groups without clauses are left out. */
function groupOf({ joint, parts }: DraftGroup, fields: readonly ConditionField[]): object | null {
  const written = parts
    .map((part) => (isGroup(part) ? groupOf(part, fields) : clauseOf(part, fields)))
    .filter((part) => part !== null);
  return written.length === 0 ? null : { [joint]: written };
}

function clauseOf({ field: name, is: chosen, values }: DraftClause, fields: readonly ConditionField[]): object {
  const field = fields.find((one) => one.name === name);
  const is = chosen ?? (field && comparisonsOf[field.kind][0]) ?? 'is';
  if (!needsOperand(is)) return { field: name, is };
  const [value = ''] = values;
  // An operand that is missing or no number is refused by the check of conditions, which has the sentence.
  if (is === 'oneOf') return { field: name, is, value: values.length === 0 ? '' : values };
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (field?.kind === 'number' && !Number.isNaN(number)) return { field: name, is, value: number };
  if (field?.kind === 'money' && !Number.isNaN(number)) return { field: name, is, value: Math.round(number * 100) };
  return { field: name, is, value };
}

/** Returns a condition as the group that is edited. */
export function draftOf(json: string, fields: readonly ConditionField[]): DraftGroup {
  if (json === '') return { joint: 'all', parts: [] };
  const part = partOf(JSON.parse(json), fields);
  return isGroup(part) ? part : { joint: 'all', parts: [part] };
}

function partOf(condition: Condition, fields: readonly ConditionField[]): DraftClause | DraftGroup {
  if ('all' in condition) return { joint: 'all', parts: condition.all.map((part) => partOf(part, fields)) };
  if ('any' in condition) return { joint: 'any', parts: condition.any.map((part) => partOf(part, fields)) };
  const { field, is, value = [] } = condition;
  const isMoney = fields.some(({ name, kind }) => name === field && kind === 'money');
  const values = typeof value === 'object' ? value : [isMoney ? String(Number(value) / 100) : String(value)];
  return { field, is, values };
}

/** Whether a condition asks only about some fields. */
export function asksOnly(json: string, fields: readonly { readonly name: string }[]): boolean {
  const known = (part: DraftClause | DraftGroup): boolean =>
    isGroup(part) ? part.parts.every(known) : fields.some(({ name }) => name === part.field);
  return known(draftOf(json, []));
}

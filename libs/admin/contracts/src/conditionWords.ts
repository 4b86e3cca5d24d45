import { capitalized, formatDate, formatMoney } from '@console/format';
import {
  type Clause,
  type Condition,
  type ConditionField,
  type ConditionValue,
  comparisonLabel,
  fieldNamed,
  inSentence,
} from './workflowCondition.ts';

/** Returns a condition as a sentence without its full stop: 'Status is Confirmed and gross is more than £100.00'. */
export function conditionWords(condition: Condition, fields: readonly ConditionField[]): string {
  return capitalized(wordsOf(condition, fields, true));
}

function wordsOf(condition: Condition, fields: readonly ConditionField[], isOutermost: boolean): string {
  if (!('all' in condition) && !('any' in condition)) return clauseWords(condition, fields);
  const [parts, joint] = 'all' in condition ? [condition.all, ' and '] : [condition.any, ' or '];
  const words = parts.map((part) => wordsOf(part, fields, parts.length === 1 && isOutermost)).join(joint);
  return isOutermost || parts.length === 1 ? words : `(${words})`;
}

/** Returns a clause as part of a sentence: 'status is Confirmed'. */
export function clauseWords({ field: name, is, value }: Clause, fields: readonly ConditionField[]): string {
  const field = fieldNamed(fields, name);
  if (!field) return `${name} ${comparisonLabel(is)}`;
  const start = `${inSentence(field.label)} ${comparisonLabel(is)}`;
  if (value === undefined) return start;
  return `${start} ${(Array.isArray(value) ? value : [value]).map((one) => valueWords(field, one)).join(' or ')}`;
}

/** Returns a value of a field in words: 'yes', '£120.00', '“PO-7”'. */
export function valueWords({ kind, values }: ConditionField, value: ConditionValue): string {
  if (value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'choice') return values.find((one) => one.value === value)?.label ?? String(value);
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'day') return formatDate(String(value));
  return kind === 'text' ? `“${value}”` : String(value);
}

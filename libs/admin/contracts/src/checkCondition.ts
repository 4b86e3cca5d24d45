import { capitalized } from '@console/format';
import { clauseWords, valueWords } from './conditionWords.ts';
import {
  type Clause,
  type Condition,
  type ConditionField,
  type ConditionValue,
  fieldNamed,
} from './workflowCondition.ts';

/** What a check of a condition has found. */
export interface ConditionCheck {
  readonly holds: boolean;
  /** Which clauses were false, and the values seen. Null when the condition holds. */
  readonly message: string | null;
}

/**
 * Checks a condition.
 *
 * @param values the values of the fields, by their names. An absent one counts as empty.
 * @param today the present day in UTC.
 */
export function checkCondition(
  condition: Condition,
  fields: readonly ConditionField[],
  values: Readonly<Record<string, ConditionValue>>,
  today: string,
): ConditionCheck {
  const wrong = falseClauses(condition, (one) => holdsClause(one, seenOf(values, one.field), today));
  if (wrong.length === 0) return { holds: true, message: null };
  const said = wrong.map((one) => {
    const field = fieldNamed(fields, one.field);
    const seen = field ? valueWords(field, seenOf(values, one.field)) : 'unknown';
    return `“${capitalized(clauseWords(one, fields))}” was false: it is ${seen}.`;
  });
  return { holds: false, message: said.join(' ') };
}

const seenOf = (values: Readonly<Record<string, ConditionValue>>, name: string): ConditionValue =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

/** The clauses because of which a condition is false. None when it is true. */
function falseClauses(condition: Condition, holds: (clause: Clause) => boolean): Clause[] {
  if ('all' in condition) return condition.all.flatMap((part) => falseClauses(part, holds));
  if (!('any' in condition)) return holds(condition) ? [] : [condition];
  const wrong = condition.any.map((part) => falseClauses(part, holds));
  return wrong.some((clauses) => clauses.length === 0) ? [] : wrong.flat();
}

function holdsClause({ is, value }: Clause, seen: ConditionValue, today: string): boolean {
  const isEmpty = seen === null || seen === '';
  switch (is) {
    case 'isEmpty':
      return isEmpty;
    case 'isFilled':
      return !isEmpty;
    case 'isTrue':
      return seen === true;
    case 'isFalse':
      return seen !== true;
    case 'is':
      return !isEmpty && same(seen) === same(value);
    case 'isNot':
      return isEmpty || same(seen) !== same(value);
    case 'oneOf':
      return Array.isArray(value) && value.some((one) => one === seen);
    case 'contains':
      return !isEmpty && String(same(seen)).includes(String(same(value)));
    case 'before':
      return !isEmpty && String(seen) < String(value);
    case 'from':
      return !isEmpty && String(seen) >= String(value);
    case 'past':
      return !isEmpty && String(seen) < today;
    case 'ahead':
      return !isEmpty && String(seen) > today;
    case 'less':
      return !isEmpty && Number(seen) < Number(value);
    case 'atMost':
      return !isEmpty && Number(seen) <= Number(value);
    case 'more':
      return !isEmpty && Number(seen) > Number(value);
    case 'atLeast':
      return !isEmpty && Number(seen) >= Number(value);
  }
}

/** Capitals and spaces around a text do not matter. */
const same = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

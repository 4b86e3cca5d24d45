import type { KeptValue, KeptValues, Variables } from '@console/core-api';
import { formatDate, formatDateTime, formatMoney } from '@console/format';

/** A variable as the list beside the editor shows it. */
export interface DescribedVariable {
  /** `customer.name`, or `item.title` within the loop over `items`. */
  readonly path: string;
  readonly meaning: string;
  /** Its value as a mail prints it. Null when there is none. */
  readonly value: string | null;
  /** What is written into the template. */
  readonly insert: string;
}

/** Returns the variables of a kind of record with values, in the order of their declaration. */
export function describedVariables(variables: Variables, values: KeptValues | null, within = ''): DescribedVariable[] {
  return Object.entries(variables).flatMap(([name, declared]) => {
    const path = within === '' ? name : `${within}.${name}`;
    const value: KeptValue = values?.[name] ?? null;
    if (declared.kind === 'group') return describedVariables(declared.parts, isValues(value) ? value : null, path);
    if (declared.kind === 'list') {
      const rows = Array.isArray(value) ? value.filter(isValues) : [];
      const row = singular(name);
      const insert = `{% for ${row} in ${path} %}\n{% endfor %}`;
      const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
      return [
        { path, meaning: declared.meaning, value: count, insert },
        ...describedVariables(declared.of, rows[0] ?? null, row),
      ];
    }
    return [{ path, meaning: declared.meaning, value: printed(declared.kind, value), insert: `{{ ${path} }}` }];
  });
}

function printed(kind: string, value: KeptValue): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'day':
      return formatDate(String(value));
    case 'moment':
      return formatDateTime(String(value));
    case 'flag':
      return value === true ? 'Yes' : 'No';
    default:
      return String(value);
  }
}

const singular = (name: string): string => (name.endsWith('s') && name.length > 2 ? name.slice(0, -1) : `${name}_row`);

const isValues = (value: KeptValue): value is KeptValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

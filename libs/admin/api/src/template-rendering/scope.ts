import type { KeptValue, KeptValues, Variable, Variables } from '@console/core-api';
import { formatDate, formatDateTime, formatMoney } from '@console/format';

/** An amount. A template prints it as "£1,299.00" and compares its pence. */
export class Amount {
  readonly #pence: number;

  constructor(pence: number) {
    this.#pence = pence;
  }

  valueOf(): number {
    return this.#pence;
  }

  toString(): string {
    return formatMoney(this.#pence);
  }
}

/** A day, or a moment in UTC. A template prints it as the console does and compares the time. */
export class Time {
  readonly #at: number;
  readonly #hasTime: boolean;

  constructor(at: number, hasTime: boolean) {
    this.#at = at;
    this.#hasTime = hasTime;
  }

  valueOf(): number {
    return this.#at;
  }

  toString(): string {
    return this.#hasTime ? formatDateTime(this.#at) : formatDate(this.#at);
  }
}

export type Scope = Record<string, unknown>;

/** Returns what a template sees of the values of a record. It sees the declared variables and nothing else. */
export function scopeOf(variables: Variables, values: KeptValues): Scope {
  return Object.fromEntries(
    Object.entries(variables).map(([name, declared]) => [name, seenOf(declared, values[name] ?? null)]),
  );
}

function seenOf(declared: Variable, value: KeptValue): unknown {
  if (value === null) return null;
  switch (declared.kind) {
    case 'group':
      return isValues(value) ? scopeOf(declared.parts, value) : null;
    case 'list':
      return Array.isArray(value) ? value.filter(isValues).map((row) => scopeOf(declared.of, row)) : [];
    case 'money':
      return new Amount(Number(value));
    case 'day':
    case 'moment':
      return new Time(Date.parse(String(value)), declared.kind === 'moment');
    default:
      return value;
  }
}

const isValues = (value: KeptValue): value is KeptValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

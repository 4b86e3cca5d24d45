import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';

/**
 * Returns the fields whose values differ, each with its path (`billingAddress.city`) and its value in `now`. Lists
 * are compared as a whole.
 */
export function differences<Values extends FieldValues>(
  before: Values,
  now: Values,
): [FieldPath<Values>, PathValue<Values, FieldPath<Values>>][] {
  return [...changesIn('', before, now)] as [FieldPath<Values>, PathValue<Values, FieldPath<Values>>][];
}

function* changesIn(path: string, before: unknown, now: unknown): Generator<[string, unknown]> {
  if (!isGroup(before) || !isGroup(now)) {
    if (!isSame(before, now)) yield [path, now];
    return;
  }
  for (const name of Object.keys(now)) yield* changesIn(path ? `${path}.${name}` : name, before[name], now[name]);
}

/** Returns the value at a path, or undefined when a group on the path is absent. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), values);
}

/**
 * Returns the outermost absent group on a path: `billingAddress` for `billingAddress.city`. Null when every group is
 * present.
 */
export function groupAbsentAt(values: unknown, path: string): string | null {
  const names = path.split('.').slice(0, -1);
  const groups = names.map((_, depth) => names.slice(0, depth + 1).join('.'));
  return groups.find((group) => valueAt(values, group) === null) ?? null;
}

/** Whether two values are equal for a field. Null, undefined and the empty text are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other ||
    JSON.stringify(one === '' ? null : (one ?? null)) === JSON.stringify(other === '' ? null : (other ?? null))
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

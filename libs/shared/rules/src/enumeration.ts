/** The values of a field and their labels, for the API, the database and the screens. */
export interface Enumeration<Value extends string, Unknown = undefined> {
  /** The values in the order in which a list offers them. */
  readonly values: readonly [Value, ...Value[]];
  readonly labels: Readonly<Record<Value, string>>;
  /** The values with their labels, for a select. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The value that a code means. A newer server may send codes that this release does not know. */
  readonly of: (code: string) => Value | Unknown;
  /** The label of a code. An unknown code shows the label of the value for unknown codes, else its own name. */
  readonly labelOf: (code: string) => string;
}

/** The value of an enumeration: `TrainerStatus` of `trainerStatuses`. */
export type ValueOf<Of extends Enumeration<string, unknown>> = Of['values'][number];

/**
 * Declares an enumeration in the contracts of its domain:
 *
 *     export const trainerStatuses = defineEnumeration({ active: 'Active', retired: 'Retired' });
 *     export type TrainerStatus = ValueOf<typeof trainerStatuses>;
 *
 * @param labels the label of each value.
 * @param unknown the value that unknown codes mean.
 */
export function defineEnumeration<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  unknown: NoInfer<Value>,
): Enumeration<Value, Value>;
export function defineEnumeration<Value extends string>(labels: Readonly<Record<Value, string>>): Enumeration<Value>;
export function defineEnumeration<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  unknown?: Value,
): Enumeration<Value, Value | undefined> {
  const values = Object.keys(labels) as [Value, ...Value[]];
  const of = (code: string) => values.find((value) => value === code) ?? unknown;
  const labelOf = (code: string) => {
    const value = of(code);
    return value === undefined ? code : labels[value];
  };
  const options = values.map((value) => ({ value, label: labels[value] }));
  return { values, labels, options, of, labelOf };
}

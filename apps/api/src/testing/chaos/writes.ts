/**
 * A write, and the way in which its effect is counted afterwards: rows with a text of its own, or the versions of a
 * row, without the `earlier` ones that another write of the story made.
 */
export interface Write {
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The name of the record in the payload. */
  readonly record: string;
  readonly effect:
    | { table: string; made: { column: string; text: string } }
    | { table: string; changed: string; earlier?: number };
}

/** A series of writes of one user. Each step receives the id from the last answer, or undefined after a refusal. */
export type Story<Result = void> = Generator<Write, Result, string | undefined>;

/** A write that creates a row with a given text in a column. The input's field has the column's name. */
export function create(
  mutation: string,
  record: string,
  table: string,
  column: string,
  text: string,
  input: object,
): Write {
  return { mutation, record, input: { ...input, [camel(column)]: text }, effect: { table, made: { column, text } } };
}

/**
 * A write that creates the next version of a row.
 *
 * @param earlier the versions that other writes of the story made, which are counted elsewhere.
 */
export function change(mutation: string, table: string, id: string, input: object = {}, earlier = 0): Write {
  const changed = id.split('/')[1] ?? '';
  return { mutation, record: camel(table), input: { ...input, id }, effect: { table, changed, earlier } };
}

const camel = (column: string): string => column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

import { coerceInputValue, type GraphQLSchema } from 'graphql';
import { invalidInput } from '../schema/errors.ts';
import { type List, listNamed } from './list.ts';
import type { ListArguments } from './matching.ts';

/** The arguments that name a page and not what matches. */
const ofPage: readonly string[] = ['first', 'after', 'last', 'before'];

/** Writes a list with its filters and order as one word. It is no secret, and gives access to nothing. */
export function filterWordOf({ name }: List, given: ListArguments): string {
  const kept = Object.entries(given).filter(([argument, value]) => value != null && !ofPage.includes(argument));
  return Buffer.from(JSON.stringify([name, Object.fromEntries(kept)])).toString('base64url');
}

/**
 * Reads a word back. Anybody can write one, so its values are checked as those of the list field are.
 *
 * @param path the input's field, for the violation.
 * @throws a violation when it is not the filter of a list.
 */
export function readFilterWord(
  word: string,
  path: string,
  schema: GraphQLSchema,
): { list: List; given: ListArguments } {
  const wrong = () => invalidInput({ path, message: `${path} is not the filter of a list.` });
  const [name, named] = contentOf(word);
  const list = typeof name === 'string' ? listNamed(name) : undefined;
  const field = list && schema.getQueryType()?.getFields()[list.name];
  if (!list || !field || typeof named !== 'object' || named === null) throw wrong();
  const values = new Map(Object.entries(named));
  const given = field.args.flatMap((argument) => {
    const value: unknown = values.get(argument.name);
    values.delete(argument.name);
    if (ofPage.includes(argument.name)) return [];
    const coerced = coerceInputValue(value, argument.type);
    if (value !== undefined && coerced === undefined) throw wrong();
    return value === undefined ? [] : [[argument.name, coerced]];
  });
  if (values.size > 0) throw wrong();
  return { list, given: Object.fromEntries(given) };
}

function contentOf(word: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(word, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // A forged word.
    return [];
  }
}

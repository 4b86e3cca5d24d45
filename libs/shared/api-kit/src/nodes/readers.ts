import type { Rule } from '../schema/rules.ts';

/** The rules for reading a node's fields and its version, if it has one, and for hearing of its changes. */
interface Readers {
  readonly rule: Rule<object>;
  readonly hears: Rule<object>;
  readonly version: Rule<object> | undefined;
  /** The column with the user whose record it is. */
  readonly owner: string | undefined;
}

const readers = new Map<string, Readers>();

/** Keeps the rules of a node with this name. */
export function keepReaders(name: string, rules: Readers): void {
  readers.set(name, rules);
}

/** @throws when the type has no fields yet. */
export function readersOf({ name }: { readonly name: string }): Readers {
  const known = readers.get(name);
  if (!known) throw new Error(`${name} is declared, but implementNode was not called for it.`);
  return known;
}

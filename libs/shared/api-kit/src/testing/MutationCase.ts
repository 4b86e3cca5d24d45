import { type Database, newId } from '../database/index.ts';
import type { Preview } from './preview.ts';

export type Input = Record<string, unknown>;

/**
 * Returns the ulids of records that the mutation can change or delete, or under which it can make a record. A test uses
 * one or two of them and may change them. It is called again when fewer than two are left, so make new rows, or find
 * about 40 in the demo data.
 */
export type Candidates = (database: Database) => Promise<string[]>;

/**
 * The promises of a mutation, as data. The tests in `apps/api/src/mutations` check them for every mutation.
 *
 * A case that makes records under no other record needs no candidates. Each of its inputs then gets a new ulid.
 */
export type MutationCase = CaseFacts &
  (
    | { does: 'makes'; candidates?: Candidates }
    | { does: 'changes'; candidates: Candidates }
    | { does: 'deletes'; candidates: Candidates }
  );

interface CaseFacts {
  /** The name of the mutation in the schema: `acknowledgePurchaseOrder`. */
  name: string;
  /** The table in which the mutation inserts, updates or deletes a row. */
  table: string;
  /** The payload's field that holds the record. */
  record: string;
  /** The demo accounts that may use the mutation. All others are refused. */
  allowed: readonly ('admin' | 'manager' | 'trainer')[];
  /** Returns a complete input for the candidate with this ulid. */
  input: (ulid: string) => Input;
  /** Changes that make the input invalid, each with the violations of the answer. */
  invalid: readonly { input: Input; violations: readonly { path: string; message?: string }[] }[];
  /**
   * Refusals by a rule. The SQL brings a candidate (`:id` is its ulid) into a state that the rule refuses with the
   * message. `field` is the field of the preview in that state, when it is another.
   */
  refused: readonly { when: string; sql: string; message: string; field?: string }[];
  /**
   * The expected fields of the answered record, for a viewer and a candidate. The mutation selects the same fields; a
   * name may have arguments: `'notes(first: 1)'`. Write an object of a JSON field as `expect.objectContaining({ … })`.
   */
  shows: (viewer: { id: string }, ulid: string) => Record<string, unknown>;
  /**
   * The changes that the mutation publishes when it commits, without those that domains above add by their effects. The
   * candidate's ULID is `:id`, any other is `*`. `created bookings/*` is a written record. `bookings/:id` is a record
   * that displays something of the write. `lists Booking` means that rows of these lists may have been added, removed
   * or moved.
   */
  expectedChanges: readonly string[];
  /** The version of a record that is made, when its own write changes it again. */
  version?: number;
  /** The preview of the mutation, if there is one. The tests hold it against what the write does, and against its refusals. */
  preview?: Preview;
}

/** The part that a domain adds to a mutation of a domain below, by its effects. */
export interface MutationEffect {
  /** The name of the mutation. */
  mutation: string;
  expectedChanges?: MutationCase['expectedChanges'];
  refused?: MutationCase['refused'];
}

/**
 * A mutation about the user who sends it, such as a change of the own password. A case takes another record for each test, and an
 * account has only one user. So it has tests of its own.
 */
export interface OwnMutation {
  readonly name: string;
  /** The file of its tests, from the root of the workspace. */
  readonly provenIn: string;
}

/** Returns ulids for the inputs of a case: its candidates, or new ones. */
export async function candidatesOf({ candidates }: Pick<MutationCase, 'candidates'>, database: Database) {
  return candidates ? candidates(database) : Array.from({ length: 4 }, () => newId());
}

/** Returns the GraphQL selection of the fields that a case shows. */
export function selectionOf(shown: object): string {
  const fields = Object.entries(shown).map(([name, value]) => {
    const parts = objectsIn(value);
    return parts.length > 0 ? `${name} { ${selectionOf(Object.assign({}, ...parts))} }` : name;
  });
  return fields.join(' ');
}

/** Returns the shown fields under their names in the answer, which have no arguments. */
export function answerOf(shown: object): Record<string, unknown> {
  const fields = Object.entries(shown).map(([name, value]) => [name.replace(/\(.*\)$/, ''), answerOfValue(value)]);
  return Object.fromEntries(fields);
}

function answerOfValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answerOfValue);
  return isFields(value) ? answerOf(value) : value;
}

/** Returns the objects in a shown value: the value itself, or the items of a list. */
function objectsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isFields(value) ? [value] : [];
}

/** Whether a shown value has fields. The matchers of Vitest have none. */
function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

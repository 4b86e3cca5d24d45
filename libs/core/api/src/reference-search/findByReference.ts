import { type NodeType, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { SQL } from 'drizzle-orm';

/** What the search says about a record beside its title. */
export interface RecordFacts {
  /** Whether somebody still works with it. Such records come first. */
  readonly isOpen: boolean;
  /** When it is or was: the start of a class, the moment a booking was made. */
  readonly date?: Date | null;
  /** The label of its status. */
  readonly status?: string | null;
  readonly customer?: string | null;
}

/** Reads the facts about records of one kind, by their ULIDs, in one statement. */
export type FactsOf = (
  queries: Queries,
  ulids: string[],
) => Promise<readonly (RecordFacts & { readonly id: string })[]>;

/** Records that are always worked with, and of which nothing more is said. */
export const openRecords: FactsOf = async (_queries, ulids) => ulids.map((id) => ({ id, isOpen: true }));

/** Where records are found that have no entries for the search, because a table of their own has the indexes. */
export interface NamedRecords {
  readonly from: SQL;
  readonly id: SQL;
  /** The references, of records that have them. The key of the reference has an index, and so have its digits. */
  readonly reference?: SQL;
  readonly title: SQL;
  /** Columns with sort keys. Each has an index of its words, and the first one its order too. It is that of the title. */
  readonly keys: readonly [SQL, ...SQL[]];
}

/** Where the places of records with entries are kept. */
export interface PlacedRecords {
  readonly from: SQL;
  readonly id: SQL;
  readonly reference: SQL;
  readonly title: SQL;
  /** The words of the place, with an index. */
  readonly place: SQL;
  /** The words of reference and title, as the entries have them. */
  readonly words: SQL;
}

/** Where records with entries have a second number, such as the document number of an invoice. */
export interface NumberedRecords {
  readonly from: SQL;
  readonly id: SQL;
  readonly reference: SQL;
  /** What the search shows when it has found the number. */
  readonly title: SQL;
  /** The number as text. An index has it and the id. */
  readonly number: SQL;
}

/** Where records with entries are found too. */
interface FoundElsewhere {
  readonly placed?: PlacedRecords;
  readonly numbered?: NumberedRecords;
}

interface Found extends FoundElsewhere {
  readonly type: NodeType;
  readonly facts: FactsOf;
  readonly named?: NamedRecords;
}

const entities = new Map<string, Found>();

/**
 * Lets the reference search find the records of a type. Three triggers of its table with `write_reference_entries` keep
 * the entries, and a route with this `reference` opens the records.
 *
 * @param entity the name of such records in the entries and in the registry: 'purchase_order'.
 * @param elsewhere where they are also found by their place, or by a second number.
 */
export function findByReference(entity: string, type: NodeType, facts: FactsOf, elsewhere: FoundElsewhere = {}): void {
  entities.set(entity, { type, facts, ...elsewhere });
}

/** Like {@link findByReference}, for records that are found in their own table, such as people. */
export function findByName(entity: string, type: NodeType, named: NamedRecords, facts: FactsOf): void {
  entities.set(entity, { type, facts, named });
}

/** The id of a record that the search found. @throws when no domain declares its entity. */
export const iriOfFound = ({ entity, target }: { readonly entity: string; readonly target: string }): string =>
  toIri(declared(entity).type.prefix, target);

/** Reads the facts about records of one kind, by their ULIDs. */
export async function factsOf(
  entity: string,
  queries: Queries,
  ulids: readonly string[],
): Promise<ReadonlyMap<string, RecordFacts>> {
  const found = await declared(entity).facts(queries, [...ulids]);
  return new Map(found.map((facts) => [facts.id, facts]));
}

/** The entities that the domains have declared, in the order of their declaration. */
export const referenceEntities = (): readonly string[] => [...entities.keys()];

/** The kinds of records that are found in their own tables. */
export const namedRecords = (): (readonly [entity: string, NamedRecords])[] =>
  [...entities].flatMap(([entity, { named }]) => (named ? [[entity, named] as const] : []));

/** The kinds of records that are found by their place. */
export const placedRecords = (): (readonly [entity: string, PlacedRecords])[] =>
  [...entities].flatMap(([entity, { placed }]) => (placed ? [[entity, placed] as const] : []));

/** The kinds of records that have a second number. */
export const numberedRecords = (): (readonly [entity: string, NumberedRecords])[] =>
  [...entities].flatMap(([entity, { numbered }]) => (numbered ? [[entity, numbered] as const] : []));

function declared(entity: string): Found {
  const found = entities.get(entity);
  if (!found) throw new Error(`No domain calls findByReference or findByName for ${entity}.`);
  return found;
}

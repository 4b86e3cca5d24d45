import { type SQL, sql } from 'drizzle-orm';
import { type NamedRecords, namedRecords, type PlacedRecords } from './findByReference.ts';

/** A table in which the search finds records. */
export interface SearchedTable {
  readonly entity: SQL;
  readonly id: SQL;
  /** Absent where records have none. */
  readonly reference?: SQL | undefined;
  readonly title: SQL;
  readonly from: SQL;
}

/** The entries of the records of all domains. */
export const entries: SearchedTable = {
  entity: sql`entity`,
  id: sql`target_id`,
  reference: sql`reference`,
  title: sql`title`,
  from: sql`reference_entry`,
};

/** A domain's own table. */
export const tableOf = (
  entity: string,
  { id, reference, title, from }: NamedRecords | PlacedRecords,
): SearchedTable => ({
  entity: sql`${entity}::text`,
  id,
  reference,
  title,
  from,
});

/** The tables that have references. */
export const referencedTables = (): (SearchedTable & { readonly reference: SQL })[] =>
  [entries, ...namedRecords().map(([entity, named]) => tableOf(entity, named))].flatMap(({ reference, ...table }) =>
    reference ? [{ ...table, reference }] : [],
  );

import { type SQL, sql } from 'drizzle-orm';
import {
  type NamedRecords,
  type NumberedRecords,
  namedRecords,
  numberedRecords,
  type PlacedRecords,
} from './findByReference.ts';
import type { OrderedStep } from './searchSteps.ts';

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
  { id, reference, title, from }: NamedRecords | NumberedRecords | PlacedRecords,
): SearchedTable => ({
  entity: sql`${entity}::text`,
  id,
  reference,
  title,
  from,
});

/** What a step of references reads from a table: the rows of the step, and those that better steps have already. */
export interface OrderedRead {
  readonly rank: number;
  readonly table: SearchedTable & { readonly reference: SQL };
  readonly key: SQL;
  readonly where: SQL;
  readonly better: readonly SQL[];
}

/** The reads of the steps of references: in the entries and the other tables, and of second numbers. */
export function orderedReads(steps: readonly OrderedStep[]): OrderedRead[] {
  const tables = [entries, ...namedRecords().map(([entity, named]) => tableOf(entity, named))];
  return steps.flatMap(({ rank, key, where, whereNumber }, at) => {
    const before = steps.slice(0, at);
    const byReference = tables.flatMap((table): OrderedRead[] => {
      const { reference } = table;
      if (!reference) return [];
      const better = foundBy(before, { ...table, reference });
      return [{ rank, table: { ...table, reference }, key: key(reference), where: where(reference), better }];
    });
    const byNumber = numberedRecords().flatMap(([entity, numbered]): OrderedRead[] => {
      if (!whereNumber) return [];
      const { reference, number } = numbered;
      const better = [...before, { where }].map((step) => step.where(reference));
      const numbers = before.flatMap((step) => step.whereNumber?.(number) ?? []);
      const table = { ...tableOf(entity, numbered), reference };
      return [{ rank, table, key: number, where: whereNumber(number), better: [...better, ...numbers] }];
    });
    return [...byReference, ...byNumber];
  });
}

/** The conditions that these steps find a row of a table: by its reference, or as an entry by its second number. */
export function foundBy(steps: readonly OrderedStep[], { from, entity, id, reference }: OrderedRead['table']): SQL[] {
  const numbered = from === entries.from ? numberedRecords() : [];
  return steps.flatMap(({ where, whereNumber }) => [
    where(reference),
    ...numbered.flatMap(([of, records]) =>
      whereNumber
        ? [
            sql`${entity} = ${of} AND EXISTS (SELECT FROM ${records.from}
              WHERE ${records.id} = ${id} AND ${whereNumber(records.number)})`,
          ]
        : [],
    ),
  ]);
}

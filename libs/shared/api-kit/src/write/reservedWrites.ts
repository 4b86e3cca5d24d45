import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RecordType } from '../schema/records.ts';

interface Reservation {
  /** The only type with which {@link Writing} writes the table. */
  readonly writer: RecordType;
  readonly file: string;
}

/** By the name of the table, because a domain could declare the same table again. */
const reservations = new Map<string, Reservation>();

/**
 * Reserves the writes of a table for one file, when a rule must hold for every write of it. {@link Writing} then refuses
 * every other write of the table's rows, in any domain and with any type over the table.
 *
 *     const WritablePerson = reserveWrites(Person, 'libs/core/api/src/person/writePerson.ts');
 *     writing.update(WritablePerson, row, { email });
 *
 * @param file the file that holds the rule, for the error.
 * @returns the only type that may be written. Do not export it.
 */
export function reserveWrites<Row extends object>(type: RecordType<Row>, file: string): RecordType<Row> {
  const table = getTableName(type.table);
  if (reservations.has(table)) throw new Error(`The writes of ${table} are reserved twice.`);
  const writer: RecordType<Row> = { ...type };
  reservations.set(table, { writer, file });
  return writer;
}

/** @throws when the writes of the type's table are reserved and the type is another one. */
export function requireWritable(type: { readonly table: PgTable }): void {
  const table = getTableName(type.table);
  const reserved = reservations.get(table);
  if (!reserved || Object.is(reserved.writer, type)) return;
  throw new Error(`Only ${reserved.file} writes rows of ${table}. Call its functions.`);
}

import { sanitiseRichText, ulidOf } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { withoutControls, withoutInvisible } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import type { InputPath } from './inputFields.ts';
import { Raw } from './worstValues.ts';

/** Returns the stored value of an input's field, or undefined when no column has the field's name. */
export async function storedValue(
  database: Database,
  table: string,
  ulid: string,
  path: InputPath,
): Promise<{ value: unknown } | undefined> {
  // In the rows of these tests, the first session of a class has the ULID of the class.
  if (path[0] === 'sessions' && path[2] === 'date') {
    const session = await rowOf(database, 'training_session', ulid);
    return session && { value: new Date(String(session.starts_at)) };
  }
  const [field, inside] = path.map((name) => snakeCase(String(name)));
  if (field === 'attendee' && inside !== undefined) return inRow(await delegateOn(database, ulid), inside);
  const row = await rowOf(database, table, ulid);
  if (!row || field === undefined) return undefined;
  // A preview that finds a problem keeps the problem instead of what was written.
  if (Array.isArray(row.problems) && row.problems.length > 0) return undefined;
  if (inside === undefined) return inRow(row, field) ?? inRow(row, `${field}_id`);
  const address = row[`${field}_id`];
  return typeof address === 'string' ? inRow(await rowOf(database, 'address', address), inside) : undefined;
}

/**
 * Returns the delegate who has a seat. The seat may be of any day, because a delegate has the same seat on every day.
 */
async function delegateOn(database: Database, seat: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.execute(sql`SELECT a.* FROM attendee a JOIN training_seat_reservation r
    ON r.id = a.reservation_id AND r.released_at IS NULL
    JOIN training_seat t ON (t.class_id, t.seat_number) = (r.class_id, r.seat_number) WHERE t.id = ${seat}`);
  return rows[0];
}

/**
 * Whether the stored value is the given one. Spaces around it, invisible characters and forbidden markup may be
 * missing. A text of one line has one space for all its white space.
 */
export function isFaithful(given: unknown, stored: unknown): boolean {
  const value = given instanceof Raw ? JSON.parse(given.json) : given;
  if (value === undefined || value === null) return true;
  if (typeof value === 'number') return Number(stored) === value;
  if (typeof value === 'boolean') return stored === value;
  if (Array.isArray(value)) return JSON.stringify(stored) === JSON.stringify(value);
  if (typeof value !== 'string') return false;
  const text = withoutControls(value).trim();
  // An empty value is stored as null or as the mutation's default.
  if (withoutInvisible(text).trim() === '') return true;
  if (stored instanceof Date) return stored.toISOString().startsWith(text.slice(0, 10));
  return [text, text.replace(/\s+/g, ' '), ulidIn(text), sanitiseRichText(text).trim()].includes(String(stored));
}

const ulidIn = (iri: string): string | null => ulidOf(iri.replace(/^\//, '').split('/')[0] ?? '', iri);

async function rowOf(database: Database, table: string, ulid: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.execute(sql`SELECT * FROM ${sql.identifier(table)} WHERE id = ${ulid}`);
  return rows[0];
}

function inRow(row: Record<string, unknown> | undefined, column: string): { value: unknown } | undefined {
  return row && column in row ? { value: row[column] } : undefined;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

import { crc32 } from 'node:zlib';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalidInput } from '../schema/errors.ts';
import { isStorable } from '../schema/instants.ts';
import type { OrderTerm, Position } from './order.ts';

/** Names the order that a cursor belongs to, such as `Query.bookings bookedAt DESC, id DESC`. */
export function orderSignature(list: string, order: readonly OrderTerm[]): string {
  return `${list} ${order.map((term) => `${term.name} ${term.direction}`).join(', ')}`;
}

/**
 * Writes a row's position as an opaque cursor. The check sum detects changed cursors. It is no secret: a cursor gives
 * access to nothing that the list does not show.
 */
export function encodeCursor(signature: string, position: Position): string {
  // Instants are written as milliseconds. A page has a cursor for each row, and formatting dates took most of its
  // time.
  const values = position.map((value) => (value instanceof Date ? value.getTime() : value));
  const content = JSON.stringify([signature, ...values]);
  return Buffer.from(`${checkSum(content)}${content}`).toString('base64url');
}

/**
 * Reads a cursor back. Anybody can compute the check sum, so the content is checked too.
 *
 * @param path the argument that held it, `after` or `before`.
 * @throws a violation when the cursor was changed or forged, or belongs to another list or order.
 */
export function decodeCursor(cursor: string, list: string, order: readonly OrderTerm[], path: string): Position {
  const isPosition = (values: Position): values is Position =>
    values.length === order.length && order.every(({ column }, at) => isValueOf(column, values[at]));
  const values = cursorValues(cursor, orderSignature(list, order), path, isPosition);
  return order.map(({ column }, at) => {
    const value = values[at];
    return column.dataType === 'date' && typeof value === 'number' ? new Date(value) : value;
  });
}

/**
 * Reads the values of a cursor that {@link encodeCursor} wrote, as JSON has them.
 *
 * @param signature the list and its order, with a space between.
 * @param isPosition whether the values can be a position in this list.
 * @throws as {@link decodeCursor} does.
 */
export function cursorValues<Values extends Position>(
  cursor: string,
  signature: string,
  path: string,
  isPosition: (values: Position) => values is Values,
): Values {
  const [given, ...values] = contentOf(cursor);
  if (typeof given !== 'string') throw refusal(path, 'is not a cursor of this list.');
  if (given.split(' ', 1)[0] !== signature.split(' ', 1)[0]) throw refusal(path, 'is a cursor of another list.');
  if (given !== signature) {
    throw refusal(path, 'is a cursor of another order of this list: start again from its first page.');
  }
  if (!isPosition(values)) throw refusal(path, 'is not a cursor of this list.');
  return values;
}

/** Returns the signature and the values of a cursor, or nothing when it is not one. */
function contentOf(cursor: string): readonly unknown[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const content = text.slice(CHECK_SUM_LENGTH);
  if (text.slice(0, CHECK_SUM_LENGTH) !== checkSum(content)) return [];
  try {
    const parsed: unknown = JSON.parse(content);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // A forged cursor.
    return [];
  }
}

/** The bound of integer columns. PostgreSQL refuses greater values. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** Whether the column can hold a value that a cursor names. */
function isValueOf(column: AnyPgColumn, value: unknown): boolean {
  const { notNull, dataType } = column;
  if (value === null) return !notNull;
  if (typeof value === 'number') {
    if (dataType === 'date') return isStorable(value);
    if (dataType !== 'number') return false;
    return column.getSQLType() !== 'integer' || (Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER);
  }
  if (typeof value === 'string') return dataType === 'string' && !value.includes('\0');
  return typeof value === 'boolean' && dataType === 'boolean';
}

const CHECK_SUM_LENGTH = 8;

/** A quick check sum, because a page makes one for each row. */
function checkSum(content: string): string {
  return crc32(content).toString(16).padStart(CHECK_SUM_LENGTH, '0');
}

function refusal(path: string, complaint: string) {
  return invalidInput({ path, message: `${path} ${complaint}` });
}

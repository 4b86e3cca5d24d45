import { hash } from 'node:crypto';
import { invalidInput } from '../schema/errors.ts';
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
 * Reads a cursor back.
 *
 * @param path the argument that held it, `after` or `before`.
 * @throws a violation when the cursor was changed, or belongs to another list or order.
 */
export function decodeCursor(cursor: string, list: string, order: readonly OrderTerm[], path: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const content = text.slice(CHECK_SUM_LENGTH);
  if (text.slice(0, CHECK_SUM_LENGTH) !== checkSum(content)) throw refusal(path, 'is not a cursor of this list.');
  const [signature, ...values]: [string, ...unknown[]] = JSON.parse(content);
  if (!signature.startsWith(`${list} `)) throw refusal(path, 'is a cursor of another list.');
  if (signature !== orderSignature(list, order) || values.length !== order.length) {
    throw refusal(path, 'is a cursor of another order of this list: start again from its first page.');
  }
  return order.map(({ column }, at) => {
    const value = values[at];
    return column.dataType === 'date' && typeof value === 'number' ? new Date(value) : value;
  });
}

const CHECK_SUM_LENGTH = 12;

function checkSum(content: string): string {
  return hash('sha256', content, 'base64url').slice(0, CHECK_SUM_LENGTH);
}

function refusal(path: string, complaint: string) {
  return invalidInput({ path, message: `${path} ${complaint}` });
}

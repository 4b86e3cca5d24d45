import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** The id of a new row: a ULID, later than all that this process has made. */
export function newId(): string {
  return next();
}

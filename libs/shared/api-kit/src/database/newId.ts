import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** Returns the id of a new row: a ULID that sorts after all earlier ones of this process. */
export function newId(): string {
  return next();
}

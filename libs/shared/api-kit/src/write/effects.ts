import type { Writing } from './Writing.ts';

type Handler<What> = (writing: Writing, what: What) => Promise<void>;

/** Something that a domain announces when it writes, so that domains above it can follow (architecture §2). */
export interface Effect<What> {
  readonly name: string;
  readonly handlers: Handler<What>[];
}

/**
 * Declares an effect in the api library of the domain that announces it:
 *
 *     export const bookingsConfirmed = defineEffect<readonly BookingWithItems[]>('bookingsConfirmed');
 */
export function defineEffect<What>(name: string): Effect<What> {
  return { name, handlers: [] };
}

/**
 * Has a domain above follow. The handler runs in the transaction of the write, in the order of the imports of the API; what it throws
 * ends the write: `writing.refuseIf` with a reason for the person.
 */
export function onEffect<What>(effect: Effect<What>, handler: Handler<What>): void {
  effect.handlers.push(handler);
}

import type { Effect, EffectHandler } from './Writing.ts';

/**
 * Declares an effect, in the API library of the domain that announces it:
 *
 *     export const bookingsConfirmed = defineEffect<readonly BookingWithItems[]>('bookingsConfirmed');
 */
export function defineEffect<What>(name: string): Effect<What> {
  return { name, handlers: [] };
}

/**
 * Lets a domain above follow an effect. Handlers run in the transaction of the write, in the order in which the API
 * imports them. An error in a handler rolls the write back; `writing.refuseIf` gives the user a reason.
 */
export function onEffect<What>(effect: Effect<What>, handler: EffectHandler<What>): void {
  effect.handlers.push(handler);
}

/** The properties that a slot passes to its fillings: ids and other plain values. */
export type SlotProps = object;

/** A place on a domain's screen that other domains fill. */
export interface SlotPlace<Props extends SlotProps> {
  readonly name: string;
  /** Exists only for the type and is never set. */
  readonly gives?: Props;
}

/**
 * Declares a slot on a domain's screen, in its contracts' `slots.ts`. The type says which properties the screen passes to
 * the fillings:
 *
 *     export const bookingDetailPanel = defineSlot<{ readonly booking: string }>('booking.detail.panel');
 */
export function defineSlot<Props extends SlotProps>(name: string): SlotPlace<Props> {
  return { name };
}

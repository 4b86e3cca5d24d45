/** The properties that a slot passes to its fillings: ids and other plain values. */
export type SlotProps = object;

/** A place on a domain's screen that other domains fill. */
export interface SlotPlace<Props extends SlotProps, Here extends SlotProps = object> {
  readonly name: string;
  /** Exists only for the type and is never set. */
  readonly gives?: Props;
  /** Exists only for the type and is never set. */
  readonly givesHere?: Here;
}

/**
 * Declares a slot on a domain's screen, in its contracts' `slots.ts`. The type says which properties the screen passes to
 * the fillings:
 *
 *     export const bookingDetailPanel = defineSlot<{ readonly booking: string }>('booking.detail.panel');
 *
 * A slot may stand on a screen several times, such as once for each item of a list. `Here` are the further properties that
 * each place passes to its `<Slot>`. Queries that load beside the page do not get them.
 */
export function defineSlot<Props extends SlotProps, Here extends SlotProps = object>(
  name: string,
): SlotPlace<Props, Here> {
  return { name };
}

import { whyNotGiveBack, whyNotSeats, whyNotSell } from '@console/classes-contracts';
import type { Instant } from '@console/format';
import { whyNotFewerSeats, whyNotMoreSeats } from './bookingItemRules.ts';

/** A class whose seats a booking item takes or gives back. */
export interface ClassWithSeats {
  readonly public: boolean;
  readonly status: string;
  /** The end of the last session. Null without sessions. */
  readonly endsAt: Instant | null | undefined;
  /** The number of its seats that are not reserved. */
  readonly seatsFreeCount: number;
}

export interface ItemWithSeats {
  readonly status: string;
  /** The number of seats that the item has. */
  readonly quantity: number;
  readonly assignedSeatNumber: number;
  readonly class: ClassWithSeats;
}

/** The reason why a booking cannot take so many seats of a class, as a sentence. Null when it can. */
export function whyNotTakeSeats(trainingClass: ClassWithSeats, seats: number, now?: Instant): string | null {
  return whyNotSell(trainingClass, now) ?? whyNotSeats(trainingClass.seatsFreeCount, seats);
}

/**
 * The reason why an item cannot have `wanted` seats of its class. Null when it can. The writes, the preview of a change
 * request and the forms all ask this.
 */
export function whyNotItemSeats(item: ItemWithSeats, wanted: number, now?: Instant): string | null {
  const more = wanted - item.quantity;
  if (more > 0) return whyNotMoreSeats(item) ?? whyNotTakeSeats(item.class, more, now);
  if (more < 0) return whyNotGiveBack(item.class) ?? whyNotFewerSeats(item.assignedSeatNumber, wanted);
  return null;
}

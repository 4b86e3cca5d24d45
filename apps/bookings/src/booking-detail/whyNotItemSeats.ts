import { whyNotFewerSeats, whyNotMoreSeats } from '@console/bookings-contracts';
import { whyNotGiveBack, whyNotSeats, whyNotSell } from '@console/classes-contracts';

export interface ItemWithSeats {
  readonly status: string;
  /** The number of seats that the item has. */
  readonly quantity: number;
  readonly assignedSeatNumber: number;
  readonly class: {
    readonly public: boolean;
    readonly status: string;
    readonly endsAt: string | null | undefined;
    readonly seatsFreeCount: number;
  };
}

/**
 * The reason why an item cannot have `wanted` seats of its class. Null when it can. The server makes the same checks,
 * in the same order and with the same messages.
 */
export function whyNotItemSeats(item: ItemWithSeats, wanted: number): string | null {
  const more = wanted - item.quantity;
  if (more > 0) return whyNotMoreSeats(item) ?? whyNotSell(item.class) ?? whyNotSeats(item.class.seatsFreeCount, more);
  if (more < 0) return whyNotGiveBack(item.class) ?? whyNotFewerSeats(item.assignedSeatNumber, wanted);
  return null;
}

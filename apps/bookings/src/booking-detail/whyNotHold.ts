import { whyNotFewerSeats } from '@console/bookings-contracts';
import { whyNotGiveBack, whyNotSeats, whyNotSell } from '@console/classes-contracts';

export interface ItemWithSeats {
  /** How many seats it holds. */
  readonly quantity: number;
  readonly assignedSeatNumber: number;
  readonly class: {
    readonly public: boolean;
    readonly status: string;
    readonly endsAt: string | null | undefined;
    readonly seatsFreeCount: number;
  };
}

/** Why an item cannot hold so many seats of its class, in the server's words and order; null when it can. */
export function whyNotHold(item: ItemWithSeats, wanted: number): string | null {
  const more = wanted - item.quantity;
  if (more > 0) return whyNotSell(item.class) ?? whyNotSeats(item.class.seatsFreeCount, more);
  if (more < 0) return whyNotGiveBack(item.class) ?? whyNotFewerSeats(item.assignedSeatNumber, wanted);
  return null;
}

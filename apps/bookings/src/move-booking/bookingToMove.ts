import type { BookingToMove } from '@console/bookings-contracts';

interface ClassOnScreen {
  readonly status?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}

interface BookingOnScreen {
  readonly heldFrom?: string | null | undefined;
  readonly booker?: object | null | undefined;
  readonly biller?: object | null | undefined;
  readonly billingAddress?: object | null | undefined;
  readonly items: {
    readonly edges: readonly {
      readonly node: {
        readonly status: string;
        readonly class?: ClassOnScreen | null | undefined;
      };
    }[];
  };
}

/** The facts that decide whether a booking may be moved, as far as the screen knows them. */
export function bookingToMove(booking: BookingOnScreen, now: number): BookingToMove {
  const items = booking.items.edges.map(({ node }) => node).filter(({ status }) => status !== 'canceled');
  const ends = items.map((item) => item.class?.endsAt ?? null);
  return {
    heldFrom: booking.heldFrom,
    items: items.length,
    ofCanceledClasses: items.filter((item) => item.class?.status === 'canceled').length,
    ofPostponedClasses: items.filter((item) => item.class?.status === 'postponed').length,
    unfinished: ends.filter((end) => end === null || Date.parse(end) > now).length,
    delivered: items.filter(({ status }) => status === 'delivered').length,
    hasBooker: Boolean(booking.booker),
    hasBiller: Boolean(booking.biller),
    hasBillingAddress: Boolean(booking.billingAddress),
  };
}

import { bookingLinks } from '@console/bookings-contracts';
import { type Instant, periodAround, toIsoDate } from '@console/format';
import { publicItemList } from '../create-public-item/publicItemList.ts';

/** The class whose seats are sold. */
export interface ClassOnSale {
  readonly id: string;
  readonly startsAt?: Instant | null | undefined;
}

/** The link to seats of this class for a booking: the class is chosen, and the list shows its month. */
export function sellSeatsTo(booking: string, { id, startsAt }: ClassOnSale): string {
  const days = startsAt == null ? null : ({ unit: 'month', ...periodAround('month', toIsoDate(startsAt)) } as const);
  const query = new URLSearchParams(days ? publicItemList.queryOf({ days }) : '');
  query.set('class', id);
  return `${bookingLinks.createPublicItem(booking)}?${query}`;
}

/** The link to a new booking that goes on to seats of this class. */
export function sellSeatsToNewBooking({ id }: ClassOnSale): string {
  return `${bookingLinks.create()}?${new URLSearchParams({ class: id })}`;
}

import type { DateRange } from '@console/format';
import { bareId } from '@console/platform/links';
import { bookingLinks } from './links.ts';

/** The address of the list of a brand's bookings that were created on these days, whatever their booking date. */
export const bookingsOfBrandLink = (brand: string, { start, end }: DateRange): string =>
  `${bookingLinks.list()}?${new URLSearchParams({ period: 'any', brand: bareId(brand), created: `${start}..${end}` })}`;

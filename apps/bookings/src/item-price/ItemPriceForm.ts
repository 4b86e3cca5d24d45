import type { createPublicBookingItemInput } from '@console/bookings-contracts';
import type { ConsoleForm } from '@console/forms';

/** A form whose input has, by these names, what an item's price is made of. */
export type ItemPriceForm = ConsoleForm<typeof createPublicBookingItemInput>;

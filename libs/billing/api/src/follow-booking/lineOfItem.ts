import type { RowOf } from '@console/api-kit';
import type { tables as bookings } from '@console/bookings-api';

type Item = Pick<RowOf<typeof bookings.bookingItem>, 'title' | 'quantity' | 'unitPrice' | 'taxable' | 'taxRatePercent'>;

/** What the line of an invoice takes from the item that it bills. */
export const lineOfItem = ({ title, quantity, unitPrice, taxable, taxRatePercent }: Item) => ({
  ...{ description: title, quantity, unitPrice, taxable, taxRatePercent },
});

import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { leftOfLine } from '@console/billing-contracts';
import { tables as bookings } from '@console/bookings-api';
import { eq, inArray } from 'drizzle-orm';
import { type invoice, transferredItem } from '../tables.ts';
import type { LineToCredit } from './creditableLines.ts';

const { booking, bookingItem } = bookings;

/**
 * Returns what to credit of each line for what was canceled, with VAT: the parts of the line that are canceled, as
 * `money_of_invoices` counts them, less what is credited of it. A line of a seat that was transferred has several parts.
 */
export async function proposedCredits(
  queries: Queries,
  row: RowOf<typeof invoice>,
  lines: readonly LineToCredit[],
): Promise<ReadonlyMap<string, number>> {
  const whole = await isBookingCanceled(queries, row.bookingId);
  const itemOf = ({ row: line }: LineToCredit) => line.bookingItemId ?? row.bookingItemId;
  const transferred = await queries.select().from(transferredItem).where(eq(transferredItem.invoiceId, row.id));
  const ids = [...lines.flatMap((line) => itemOf(line) ?? []), ...transferred.map((one) => one.bookingItemId)];
  const items = ids.length > 0 ? await queries.select().from(bookingItem).where(inArray(bookingItem.id, ids)) : [];
  const known = new Map(items.map((item) => [item.id, item]));
  const isLost = (id: string | null) => whole || known.get(id ?? '')?.status === 'canceled';
  return new Map(
    lines.map((line) => {
      const item = itemOf(line);
      const origin = isLost(item);
      const moved = transferred.filter(
        ({ fromItemId, bookingItemId }) => fromItemId === item && isLost(bookingItemId) !== origin,
      );
      const others = moved.reduce((sum, { bookingItemId }) => sum + (known.get(bookingItemId)?.gross ?? 0), 0);
      const lost = origin ? line.net + line.tax - others : others;
      const open = lost - line.credited.net - line.credited.tax;
      return [line.id, Math.max(0, Math.min(leftOfLine(line), open))];
    }),
  );
}

async function isBookingCanceled(queries: Queries, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const [found] = await queries.select({ status: booking.status }).from(booking).where(eq(booking.id, id));
  return found?.status === 'canceled';
}

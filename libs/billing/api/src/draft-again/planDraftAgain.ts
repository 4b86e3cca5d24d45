import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { isUnbilled, whyNotDraftAgain } from '@console/billing-contracts';
import { tables as bookings } from '@console/bookings-api';
import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { billedItems } from '../booking-invoices/billedItems.ts';
import type { Billable } from '../booking-invoices/draftInvoices.ts';
import { invoice, invoiceLine, transferredItem } from '../tables.ts';

const { booking, bookingItem } = bookings;

type InvoiceFacts = Pick<RowOf<typeof invoice>, 'id' | 'type' | 'status'>;

/** An item that an invoice was for. */
interface BilledOnce extends Billable {
  /** The reference of another invoice that bills it now. */
  readonly billedBy: string | null;
}

/** A void invoice that somebody may draft again, with everything that decides about it. */
export interface DraftingAgain {
  readonly invoice: InvoiceFacts;
  readonly items: readonly BilledOnce[];
}

/** What drafting again does. */
export interface DraftAgainPlan {
  /** The reason why it is refused, or null. Then nothing happens. */
  readonly whyNot: string | null;
  /** The items that get a draft each, as a confirmation would give them. */
  readonly missing: readonly Billable[];
}

/** Plans to draft again what a void invoice was for: for the write, for its preview and for what offers it. */
export function planDraftAgain({ invoice: { type, status }, items }: DraftingAgain): DraftAgainPlan {
  const facts = items.map((one) => ({ status: one.item.status, billedBy: one.billedBy, one }));
  return {
    whyNot: whyNotDraftAgain({ type, status, items: facts }),
    missing: facts.filter(isUnbilled).map(({ one }) => one),
  };
}

/** Reads what {@link planDraftAgain} needs, by the ids of the invoices. In a write they are locked, after the bookings of their items. */
export async function draftingAgain(
  queries: Queries,
  rows: readonly InvoiceFacts[],
): Promise<ReadonlyMap<string, DraftingAgain>> {
  const ids = rows.map(({ id }) => id);
  const named = ids.length === 0 ? [] : await itemsNamedBy(queries, ids);
  const itemIds = [...new Set(named.flatMap(({ item }) => item ?? []))];
  const items = itemIds.length === 0 ? [] : await itemsWithBookings(queries, itemIds);
  const billed = new Map((await billedItems(queries, itemIds)).map(({ item, ref }) => [item, ref]));
  const itemsOf = Map.groupBy(named, ({ invoiceId }) => invoiceId);
  return new Map(
    rows.map((row) => {
      const own = new Set(itemsOf.get(row.id)?.map(({ item }) => item));
      const of = items.filter(({ item }) => own.has(item.id));
      return [
        row.id,
        { invoice: row, items: of.map((one) => ({ ...one, billedBy: billed.get(one.item.id) ?? null })) },
      ];
    }),
  );
}

/** The items that invoices name, on themselves or on a line, and those to which delegates were transferred. */
function itemsNamedBy(queries: Queries, ids: readonly string[]) {
  const { bookingItemId: item } = invoice;
  return union(
    queries
      .select({ invoiceId: invoice.id, item })
      .from(invoice)
      .where(and(inArray(invoice.id, ids), isNotNull(item))),
    queries
      .select({ invoiceId: invoiceLine.invoiceId, item: invoiceLine.bookingItemId })
      .from(invoiceLine)
      .where(and(inArray(invoiceLine.invoiceId, ids), isNotNull(invoiceLine.bookingItemId))),
    queries
      .select({ invoiceId: transferredItem.invoiceId, item: transferredItem.bookingItemId })
      .from(transferredItem)
      .where(inArray(transferredItem.invoiceId, ids)),
  );
}

function itemsWithBookings(queries: Queries, ids: readonly string[]): Promise<Billable[]> {
  return queries
    .select({ booking: getTableColumns(booking), item: getTableColumns(bookingItem) })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(inArray(bookingItem.id, ids))
    .orderBy(asc(bookingItem.id));
}

import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import type { InvoiceAction } from '@console/billing-contracts';
import type { seed as core } from '@console/core-api';
import { invoiceActivity } from '../tables.ts';
import type { PlannedInvoice } from './planInvoices.ts';
import { enteredBy } from './planPayments.ts';

/** The number of days whose invoices have a log. */
const LOGGED_DAYS = 400;

/** Writes the events of the invoices: created, confirmed, mailed, sometimes opened, paid. */
export async function insertActivities(
  { tx, now }: SeedContext,
  planned: readonly PlannedInvoice[],
  { staffIds }: core.SeededStaff,
): Promise<void> {
  const since = days.addDays(now, -LOGGED_DAYS);
  await insertRows(
    tx,
    invoiceActivity,
    planned.filter(({ createdAt }) => createdAt > since).flatMap((one) => activityRows(one, staffIds, now)),
  );
}

function activityRows(one: PlannedInvoice, staffIds: readonly string[], now: Date) {
  const { id, draw, booking, status, createdAt, payments } = one;
  const by = booking.frame.accountManagerId;
  const row = (
    action: InvoiceAction,
    wished: Date,
    userId: string | null,
    metadata: Record<string, string | number>,
  ) => {
    const at = days.earliest(now, wished);
    const stamps = { createdBy: userId, createdAt: at, updatedBy: userId, updatedAt: at };
    return { id: draw.id(at), invoiceId: id, action, metadata, userId, ...stamps };
  };
  const rows = [row('created', createdAt, by, {})];
  if (status === 'draft') return rows;
  const confirmedAt = days.addDays(createdAt, 0.01);
  rows.push(row('status_changed', confirmedAt, by, { from: 'draft', to: 'confirmed' }));
  if (draw.chance(0.5)) rows.push(row('emailed', days.addDays(confirmedAt, 0.002), by, {}));
  if (draw.chance(0.3)) rows.push(row('viewed', days.addDays(confirmedAt, draw.number() * 3), null, {}));
  for (const [place, { receivedAt, amount, reason, takenBack }] of payments.entries()) {
    const who = enteredBy(id, place, staffIds);
    rows.push(row(reason ? 'written_off' : 'payment_received', receivedAt, who, { amount }));
    if (takenBack) rows.push(row('payment_reversed', takenBack.at, who, { amount, reason: takenBack.reason }));
  }
  if (status === 'voided' || status === 'converted') {
    rows.push(
      row('status_changed', days.addDays(confirmedAt, draw.between(1, 12)), by, { from: 'confirmed', to: status }),
    );
  }
  return rows;
}

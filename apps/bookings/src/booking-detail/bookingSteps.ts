import type { Step } from '@console/design-system/card';
import { countOf, formatDate, formatMoney, type Instant, lastDayOf } from '@console/format';

/** The facts about a booking that its steps show. */
export interface ProgressingBooking {
  readonly status: string;
  readonly createdAt: string;
  /** Null for a booking that was never confirmed. */
  readonly confirmedAt: string | null | undefined;
  readonly items: readonly {
    readonly status: string;
    readonly startsAt?: string | null | undefined;
    readonly endsAt?: string | null | undefined;
  }[];
}

/** The invoices and payments of a booking. */
export interface Invoicing {
  /** The number of invoiced items. */
  readonly items: number;
  /** The amount to be paid for all items that are not canceled, less what is credited. In pence. */
  readonly due: number;
  /** The part of it that was received so far, in pence. */
  readonly paid: number;
}

const confirmed = ['confirmed', 'delivered', 'complete'];
const delivered = ['delivered', 'complete'];

/**
 * The steps Draft → Confirmed → Delivered → Invoiced → Paid. The first step that is not done is the current one.
 *
 * @param invoicing null until billing has answered.
 */
export function bookingSteps(booking: ProgressingBooking, invoicing: Invoicing | null, now: Instant): Step[] {
  const { status, createdAt, confirmedAt } = booking;
  const items = booking.items.filter((item) => item.status !== 'canceled');
  const isConfirmed = confirmed.includes(status);
  const isDelivered = delivered.includes(status);
  const steps = [
    { label: 'Draft', done: status !== 'draft', detail: formatDate(createdAt) },
    { label: 'Confirmed', done: isConfirmed, detail: isConfirmed ? dayOf(confirmedAt) : waiting(status) },
    { label: 'Delivered', done: isDelivered, detail: deliveryDetail(items, isDelivered, now) },
    {
      label: 'Invoiced',
      done: invoicing !== null && items.length > 0 && invoicing.items >= items.length,
      detail: invoicing && `${invoicing.items} of ${countOf(items.length, 'item')}`,
    },
    {
      label: 'Paid',
      done: invoicing !== null && items.length > 0 && invoicing.paid >= invoicing.due,
      detail: invoicing && `${formatMoney(invoicing.paid)} of ${formatMoney(invoicing.due)}`,
    },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return steps.map(({ label, detail, done }, at) => ({
    label,
    detail,
    state: done ? 'done' : at === next ? 'current' : 'todo',
  }));
}

const dayOf = (moment: string | null | undefined): string => (moment ? formatDate(moment) : '');

function waiting(status: string): string {
  return status === 'on_hold' ? 'On hold' : '';
}

function deliveryDetail(items: ProgressingBooking['items'], isDelivered: boolean, now: Instant): string {
  const moments = (times: readonly (string | null | undefined)[]) => times.filter((time) => time != null).sort();
  if (isDelivered) {
    const last = moments(items.map(({ endsAt }) => endsAt)).at(-1);
    return last ? formatDate(lastDayOf(last)) : '';
  }
  const open = items.filter(({ status }) => !delivered.includes(status));
  const [next] = moments(open.map(({ startsAt }) => startsAt)).filter((start) => new Date(start) >= new Date(now));
  if (next) return `Next, on ${formatDate(next)}`;
  return `${items.length - open.length} of ${countOf(items.length, 'item')}`;
}

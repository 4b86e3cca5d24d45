import { invoiceActions, invoiceStatuses, paymentKinds } from '@console/billing-contracts';
import { formatMoney } from '@console/format';

interface Activity {
  readonly action: string;
  /**
   * `{ from, to }` for a status, `{ amount }` in pence for a payment, also with its `kind` when it is taken back, `{ parts }` for
   * a change.
   */
  readonly metadata: unknown;
}

/** Describes an activity: "Status draft to confirmed", "Payment of £600.00 received". */
export function activityText({ action, metadata }: Activity): string {
  const labels: Readonly<Record<string, string>> = invoiceActions.labels;
  const value = (key: string): unknown =>
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, key) : undefined;
  const [from, to, amount, parts] = [value('from'), value('to'), value('amount'), value('parts')];
  if (action === 'status_changed' && typeof from === 'string' && typeof to === 'string') {
    return `Status ${statusName(from)} to ${statusName(to)}`;
  }
  if (typeof amount === 'number') {
    const sum = formatMoney(amount);
    if (action === 'payment_received') return `Payment of ${sum} received`;
    if (action === 'payment_reversed') return `${paymentKinds.labelOf(String(value('kind')))} of ${sum} taken back`;
    if (action === 'credited') return `${sum} credited`;
    if (action === 'written_off') return `${sum} written off`;
    if (action === 'refunded') return `${sum} paid back`;
  }
  if (action === 'updated' && typeof parts === 'string' && parts !== '') {
    return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} changed`;
  }
  return labels[action] ?? action.replaceAll('_', ' ');
}

function statusName(status: string): string {
  return invoiceStatuses.labels[invoiceStatuses.of(status)].toLowerCase();
}

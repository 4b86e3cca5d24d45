import { invoiceActions, invoiceStatuses } from '@console/billing-contracts';
import { capitalized, formatMoney } from '@console/format';

interface Activity {
  readonly action: string;
  /** `{ from, to }` for a status, `{ amount, kind }` in pence for money, `{ parts }` for a change, `{ as }` for a view, `{ after }` for a draft after a void invoice. */
  readonly metadata: unknown;
}

/** Describes an activity: "Status draft to confirmed", "Payment of £600.00 received". */
export function activityText({ action, metadata }: Activity): string {
  const labels: Readonly<Record<string, string>> = invoiceActions.labels;
  const value = (key: string): unknown =>
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, key) : undefined;
  const [from, to, amount, kind, parts, as, after] = ['from', 'to', 'amount', 'kind', 'parts', 'as', 'after'].map(
    value,
  );
  if (action === 'status_changed' && typeof from === 'string' && typeof to === 'string') {
    return `Status ${statusName(from)} to ${statusName(to)}`;
  }
  if (action === 'payment_received' && typeof amount === 'number') return `Payment of ${formatMoney(amount)} received`;
  if (typeof amount === 'number' && kind === 'outside') return `${formatMoney(amount)} settled outside`;
  if (typeof amount === 'number' && action in ofAmount) return `${formatMoney(amount)} ${ofAmount[action]}`;
  if (action === 'updated' && typeof parts === 'string' && parts !== '') {
    return `${capitalized(parts)} changed`;
  }
  if (action === 'created' && typeof after === 'string') return `${labels.created} after ${after} became void`;
  if (action === 'viewed' && typeof as === 'string') return `${labels.viewed} as ${as}`;
  return labels[action] ?? action.replaceAll('_', ' ');
}

const ofAmount: Readonly<Record<string, string>> = {
  payment_reversed: 'taken back',
  credited: 'credited',
  written_off: 'written off',
  refunded: 'paid back',
};

function statusName(status: string): string {
  return invoiceStatuses.labels[invoiceStatuses.of(status)].toLowerCase();
}

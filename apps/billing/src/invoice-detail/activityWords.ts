import { invoiceActionLabels, invoiceStatusLabels, shownInvoiceStatus } from '@console/billing-contracts';
import { formatMoney } from '@console/format';

interface Activity {
  readonly action: string;
  /** `{ from, to }` of a status, `{ amount }` of a payment in pence, `{ parts }` of a change. */
  readonly metadata: unknown;
}

/** What happened, in words: "Status draft to confirmed", "Payment of £600.00 received". */
export function activityWords({ action, metadata }: Activity): string {
  const labels: Readonly<Record<string, string>> = invoiceActionLabels;
  const said = (key: string): unknown =>
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, key) : undefined;
  const [from, to, amount, parts] = [said('from'), said('to'), said('amount'), said('parts')];
  if (action === 'status_changed' && typeof from === 'string' && typeof to === 'string') {
    return `Status ${statusWord(from)} to ${statusWord(to)}`;
  }
  if (action === 'payment_received' && typeof amount === 'number') return `Payment of ${formatMoney(amount)} received`;
  if (action === 'updated' && typeof parts === 'string' && parts !== '') {
    return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} changed`;
  }
  return labels[action] ?? action.replaceAll('_', ' ');
}

function statusWord(status: string): string {
  return invoiceStatusLabels[shownInvoiceStatus(status)].toLowerCase();
}

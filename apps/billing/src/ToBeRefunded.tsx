import { invoiceLinks } from '@console/billing-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Link } from '@console/design-system/link';
import { formatMoney } from '@console/format';

interface ToBeRefundedProps {
  readonly pence: number;
  /** Where it leads: the invoices that the money was received for, and on the screen of such an invoice its credit notes. */
  readonly invoices: readonly { readonly id: string; readonly reference: string }[];
  /** Where the money comes from, as a sentence. */
  readonly children?: string;
}

/**
 * Says what was received for something canceled, and leads to where the money is. It stays in sight until credit notes
 * cover it.
 */
export function ToBeRefunded({ pence, invoices, children }: ToBeRefundedProps) {
  return (
    <ErrorAlert
      tone="warning"
      title={`${formatMoney(pence)} to be refunded or credited`}
      messages={children ? [children] : []}
      actions={
        invoices.length > 0 &&
        invoices.map(({ id, reference }) => <Link key={id} to={invoiceLinks.detail(id)}>{`Open ${reference}`}</Link>)
      }
    />
  );
}

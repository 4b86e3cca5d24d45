import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { formatMoney } from '@console/format';
import { useState } from 'react';
import { CreditInvoiceDialog } from './credit-invoice/CreditInvoiceDialog.tsx';

interface ToBeRefundedProps {
  readonly pence: number;
  /** The invoices that the money was received for. */
  readonly invoices: readonly { readonly id: string; readonly reference: string }[];
  /** Where the money comes from, as a sentence. */
  readonly children?: string;
}

/**
 * Says what was received for something canceled, and is one press away from the credit note for it. It stays in sight until
 * credit notes cover it.
 */
export function ToBeRefunded({ pence, invoices, children }: ToBeRefundedProps) {
  const [crediting, setCrediting] = useState<string | null>(null);
  return (
    <>
      <ErrorAlert
        tone="warning"
        title={`${formatMoney(pence)} to be refunded or credited`}
        messages={children ? [children] : []}
        actions={
          invoices.length > 0 &&
          invoices.map(({ id, reference }) => (
            <Button key={id} size="small" onClick={() => setCrediting(id)}>{`Credit ${reference}`}</Button>
          ))
        }
      />
      {crediting !== null && <CreditInvoiceDialog invoice={crediting} onClose={() => setCrediting(null)} />}
    </>
  );
}

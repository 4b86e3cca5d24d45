import { AddButton } from '@console/design-system/button';
import { useState } from 'react';
import { RecordReceiptDialog } from './RecordReceiptDialog.tsx';

interface RecordReceiptButtonProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The id of the invoice that is paid first. */
  readonly invoice?: string;
}

/** Opens the dialog that records what came in from a customer (BIL-05). */
export function RecordReceiptButton({ customer, invoice }: RecordReceiptButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AddButton place="card" onClick={() => setOpen(true)}>
        Record receipt
      </AddButton>
      {open && <RecordReceiptDialog customer={customer} first={invoice ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}

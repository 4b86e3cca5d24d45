import { LinkButton } from '@console/design-system/link';
import { useState } from 'react';
import { ReceiptDialog } from './ReceiptDialog.tsx';

interface ReceiptButtonProps {
  readonly receipt: { readonly id: string; readonly reference: string };
  readonly customer: { readonly id: string; readonly name: string };
}

/** The reference of a receipt. It opens the receipt, which has no screen of its own. */
export function ReceiptButton({ receipt: { id, reference }, customer }: ReceiptButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{reference}</LinkButton>
      {open && <ReceiptDialog receipt={id} customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Button } from '@console/design-system/button';
import { useState } from 'react';
import { StatementDialog, type StatementDialogProps } from './StatementDialog.tsx';

/** Opens the dialog that downloads a customer's statement. */
export function StatementButton({ customer }: Pick<StatementDialogProps, 'customer'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        aria-label={`Statement of ${customer.name}`}
        onClick={() => setOpen(true)}
      >
        Statement
      </Button>
      {open && <StatementDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

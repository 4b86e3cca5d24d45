import { ActionButton } from '@console/design-system/tooltip';
import { whyNotTakeBack } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TakeBackButton_bill$key } from './__generated__/TakeBackButton_bill.graphql.ts';
import { TakeBackBillDialog } from './TakeBackBillDialog.tsx';

/** Opens the question why a bill is taken back. A bill that was taken back has none. */
export function TakeBackButton({ bill: key }: { readonly bill: TakeBackButton_bill$key }) {
  const bill = useFragment(
    graphql`
      fragment TakeBackButton_bill on SupplierBill {
        number
        takenBackAt
        purchaseOrders {
          reference
          status
        }
        ...TakeBackBillDialog_bill
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const refusal = whyNotTakeBack({
    ...bill,
    orders: bill.purchaseOrders.map(({ reference, status }) => ({ ref: reference, status })),
  });
  if (bill.takenBackAt && !asking) return null;
  return (
    <>
      <ActionButton
        size="small"
        aria-label={`Take back ${bill.number}`}
        refusal={refusal}
        onClick={() => setAsking(true)}
      >
        Take back
      </ActionButton>
      {asking && <TakeBackBillDialog bill={bill} onClose={() => setAsking(false)} />}
    </>
  );
}

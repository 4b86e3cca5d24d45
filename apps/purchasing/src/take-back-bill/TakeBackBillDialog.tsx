import { joinList } from '@console/format';
import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { TakeBackBillDialog_bill$key } from './__generated__/TakeBackBillDialog_bill.graphql.ts';
import type { TakeBackBillDialogMutation } from './__generated__/TakeBackBillDialogMutation.graphql.ts';

export interface TakeBackBillDialogProps {
  readonly bill: TakeBackBillDialog_bill$key;
  readonly onClose: () => void;
}

/** Asks why a bill is taken back. It stays with the reason, and its number can be used again. */
export function TakeBackBillDialog({ bill: key, onClose }: TakeBackBillDialogProps) {
  const { id, version, number, purchaseOrders } = useFragment(
    graphql`
      fragment TakeBackBillDialog_bill on SupplierBill {
        id
        version
        number
        purchaseOrders {
          reference
        }
      }
    `,
    key,
  );
  const { pending, error, commit } = useConsoleMutation<TakeBackBillDialogMutation>(
    graphql`
      mutation TakeBackBillDialogMutation($input: takeBackSupplierBillInput!) {
        takeBackSupplierBill(input: $input) {
          supplierBill {
            id
            version
            takenBackAt
            takenBackReason
          }
        }
      }
    `,
    { success: () => ({ text: `Bill ${number} is taken back.` }) },
  );
  return (
    <ReasonDialog
      open
      title={`Take back bill ${number}?`}
      confirm="Take back bill"
      cancel="Keep bill"
      tone="danger"
      loading={pending}
      failure={error}
      refusedTitle={`Bill ${number} was not taken back`}
      onCancel={onClose}
      onConfirm={async (reason) => {
        const done = (await commit({ input: { id, version, reason } })) !== null;
        if (done) onClose();
        return done;
      }}
    >
      What it bills of {joinList(purchaseOrders.map(({ reference }) => reference))} is open again, and its number can be
      used for the right bill. A bill that was taken back cannot be restored.
    </ReasonDialog>
  );
}

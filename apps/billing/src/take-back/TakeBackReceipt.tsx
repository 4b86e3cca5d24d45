import { useImpact } from '@console/core-web';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { TakeBackReceiptMutation } from './__generated__/TakeBackReceiptMutation.graphql.ts';
import type { TakeBackReceiptQuery } from './__generated__/TakeBackReceiptQuery.graphql.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface TakeBackReceiptProps {
  readonly receipt: { readonly id: string; readonly version: number; readonly reference: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a receipt back with all its payments, with a reason: a transfer that the bank returned. */
export function TakeBackReceipt({ receipt: { id, version, reference }, onDone, onClose }: TakeBackReceiptProps) {
  const { commit, pending, error } = useConsoleMutation<TakeBackReceiptMutation>(
    graphql`
      mutation TakeBackReceiptMutation($input: reverseReceiptInput!) {
        reverseReceipt(input: $input) {
          receipt {
            id
            version
            reversedAt
          }
        }
      }
    `,
    { success: () => ({ text: `${reference} is taken back.` }) },
  );
  const foreseen = useImpact<TakeBackReceiptQuery>(
    graphql`
      query TakeBackReceiptQuery($id: ID!) {
        of: receipt(id: $id) {
          id
          impact: impactOfReversal {
            ...ImpactList_impact
          }
        }
      }
    `,
    { id },
    version,
  );
  return (
    <TakeBackDialog
      title={`Take back ${reference}?`}
      name={reference}
      takeBack={(reason) => commit({ input: { id, version, reason } })}
      {...{ pending, error, foreseen, onDone, onClose }}
    >
      All its payments are taken back with it, today. It stays in sight with the reason.
    </TakeBackDialog>
  );
}

import { ImpactList, useImpact } from '@console/core-web';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { TakeBackReceiptMutation } from './__generated__/TakeBackReceiptMutation.graphql.ts';
import type { TakeBackReceiptQuery } from './__generated__/TakeBackReceiptQuery.graphql.ts';

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
    <ReasonDialog
      open
      title={`Take back ${reference}?`}
      confirm="Take back"
      cancel="Keep it"
      tone="danger"
      loading={pending}
      loadingContent={foreseen.impacts === null && !foreseen.failed}
      failure={error}
      refusedTitle={`${reference} was not taken back`}
      onCancel={onClose}
      onConfirm={async (reason) => {
        const done = (await commit({ input: { id, version, reason } })) !== null;
        if (done) onDone();
        return done;
      }}
    >
      <Stack>
        <span>All its payments are taken back with it, today. It stays in sight with the reason.</span>
        <ImpactList {...foreseen} />
      </Stack>
    </ReasonDialog>
  );
}

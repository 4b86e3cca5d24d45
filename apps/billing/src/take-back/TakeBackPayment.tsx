import { paymentKinds, whyNotTakeBack } from '@console/billing-contracts';
import { useImpact } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ArrowUndoIcon } from '@console/design-system/icons';
import { formatMoney } from '@console/format';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TakeBackPayment_payment$key } from './__generated__/TakeBackPayment_payment.graphql.ts';
import type { TakeBackPaymentMutation } from './__generated__/TakeBackPaymentMutation.graphql.ts';
import type { TakeBackPaymentQuery } from './__generated__/TakeBackPaymentQuery.graphql.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

/** Takes one payment back, with a reason. It stays in the list, and counts no more. */
export function TakeBackPayment({ payment: key }: { payment: TakeBackPayment_payment$key }) {
  const payment = useFragment(
    graphql`
      fragment TakeBackPayment_payment on Payment {
        id
        version
        kind
        reversedAt
        amountAsMoney {
          amount
        }
        receipt {
          reference
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  if (whyNotTakeBack('payment', payment) !== null) return null;
  const name = `${paymentKinds.labelOf(payment.kind)} of ${formatMoney(payment.amountAsMoney.amount)}`;
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowUndoIcon />}
        aria-label={`Take back: ${name}`}
        onClick={() => setOpen(true)}
      />
      {open && <Question {...payment} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly name: string;
  readonly receipt: { readonly reference: string } | null | undefined;
  readonly onClose: () => void;
}

function Question({ id, version, kind, name, receipt, onClose }: QuestionProps) {
  const { commit, pending, error } = useConsoleMutation<TakeBackPaymentMutation>(
    graphql`
      mutation TakeBackPaymentMutation($input: reversePaymentInput!) {
        reversePayment(input: $input) {
          payment {
            id
            version
            reversedAt
            reversalReason
          }
        }
      }
    `,
    { success: () => ({ text: `${name} is taken back.` }) },
  );
  const foreseen = useImpact<TakeBackPaymentQuery>(
    graphql`
      query TakeBackPaymentQuery($id: ID!) {
        of: node(id: $id) {
          id
          ... on Payment {
            impact: impactOfReversal {
              ...ImpactList_impact
            }
          }
        }
      }
    `,
    { id },
    version,
  );
  return (
    <TakeBackDialog
      title={`Take back: ${name}?`}
      takeBack={(reason) => commit({ input: { id, version, reason } })}
      {...{ name, pending, error, foreseen, onClose }}
      onDone={onClose}
    >
      It counts no more from today on, and stays in sight with the reason.
      {kind === 'payment' && receipt && ` The money stays on account, on ${receipt.reference}.`}
    </TakeBackDialog>
  );
}

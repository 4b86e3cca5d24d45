import { invoiceLinks } from '@console/billing-contracts';
import { ImpactList, useImpact } from '@console/core-web';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { DraftAgainDialogMutation } from './__generated__/DraftAgainDialogMutation.graphql.ts';
import type { DraftAgainDialogQuery } from './__generated__/DraftAgainDialogQuery.graphql.ts';

interface DraftAgainDialogProps {
  /** The void invoice. */
  readonly invoice: { readonly id: string; readonly version: number; readonly reference: string };
  readonly onClose: () => void;
}

/** Drafts again what a void invoice was for, as confirming its booking would. */
export function DraftAgainDialog({ invoice: { id, version, reference }, onClose }: DraftAgainDialogProps) {
  const { commit, pending, error } = useConsoleMutation<DraftAgainDialogMutation>(
    graphql`
      mutation DraftAgainDialogMutation($input: draftInvoiceAgainInput!) {
        draftInvoiceAgain(input: $input) {
          invoice {
            id
            reference
          }
        }
      }
    `,
    {
      success: ({ draftInvoiceAgain }) => {
        const made = draftInvoiceAgain?.invoice;
        if (!made) return { text: `What ${reference} was for is drafted again.` };
        return {
          text: `${made.reference} is drafted.`,
          link: { label: `Open ${made.reference}`, to: invoiceLinks.detail(made.id) },
        };
      },
    },
  );
  const asked = useMemo(() => ({ id }), [id]);
  const foreseen = useImpact<DraftAgainDialogQuery>(draftAgainImpact, asked, version);
  return (
    <ConfirmDialog
      open
      title={`Draft ${reference} again?`}
      confirm="Draft again"
      cancel="Leave it void"
      loading={pending}
      loadingContent={foreseen.impacts === null && !foreseen.failed}
      failure={error}
      refusedTitle={`${reference} is not drafted again`}
      onCancel={onClose}
      onConfirm={async () => {
        if ((await commit({ input: { invoice: id } })) !== null) onClose();
      }}
    >
      <Stack>
        <span>
          {reference} stays void. What it was for gets a new draft, with what the booking says now. It follows the
          booking until it is issued.
        </span>
        <ImpactList {...foreseen} />
      </Stack>
    </ConfirmDialog>
  );
}

const draftAgainImpact = graphql`
  query DraftAgainDialogQuery($id: ID!) {
    of: invoice(id: $id) {
      id
      impact: impactOfDraftAgain {
        ...ImpactList_impact
      }
    }
  }
`;

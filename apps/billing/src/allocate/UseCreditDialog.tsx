import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { UseCreditDialogMutation } from './__generated__/UseCreditDialogMutation.graphql.ts';
import { AllocateDialog, type AllocateDialogProps } from './AllocateDialog.tsx';

/** Pays invoices with what is left of a credit note. */
export function UseCreditDialog(props: Pick<AllocateDialogProps, 'customer' | 'source' | 'onClose'>) {
  const creditNote = props.source.id;
  const { commit, error } = useConsoleMutation<UseCreditDialogMutation>(
    graphql`
      mutation UseCreditDialogMutation($input: allocateCreditInput!) {
        allocateCredit(input: $input) {
          invoice {
            id
          }
        }
      }
    `,
    { success: () => ({ text: `Invoices are paid with ${props.source.reference}.` }) },
  );
  return (
    <AllocateDialog
      {...props}
      error={error}
      save={(allocations) => commit({ input: { creditNote, allocations } })}
      impact={graphql`
        query UseCreditDialogQuery($id: ID!, $allocations: [AllocationInput!]!) {
          of: invoice(id: $id) {
            id
            impact: impactOfAllocation(allocations: $allocations) {
              ...ImpactList_impact
            }
          }
        }
      `}
    />
  );
}

import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { UseReceiptDialogMutation } from './__generated__/UseReceiptDialogMutation.graphql.ts';
import { AllocateDialog, type AllocateDialogProps } from './AllocateDialog.tsx';

/** Pays invoices with what a receipt has on account. */
export function UseReceiptDialog(props: Pick<AllocateDialogProps, 'customer' | 'source' | 'onClose'>) {
  const receipt = props.source.id;
  const { commit, error } = useConsoleMutation<UseReceiptDialogMutation>(
    graphql`
      mutation UseReceiptDialogMutation($input: allocateReceiptInput!) {
        allocateReceipt(input: $input) {
          receipt {
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
      save={(allocations) => commit({ input: { receipt, allocations } })}
      impact={graphql`
        query UseReceiptDialogQuery($id: ID!, $allocations: [AllocationInput!]!) {
          of: receipt(id: $id) {
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

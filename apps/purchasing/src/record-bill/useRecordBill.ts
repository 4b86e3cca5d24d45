import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRecordBillMutation } from './__generated__/useRecordBillMutation.graphql.ts';

/** Records a bill of a supplier. */
export function useRecordBill(): ConsoleMutation<useRecordBillMutation> {
  return useConsoleMutation<useRecordBillMutation>(
    graphql`
      mutation useRecordBillMutation($input: recordSupplierBillInput!) {
        recordSupplierBill(input: $input) {
          supplierBill {
            id
            number
          }
        }
      }
    `,
    {
      success: ({ recordSupplierBill }) => ({
        text: `Bill ${recordSupplierBill?.supplierBill?.number ?? ''} is recorded.`,
      }),
    },
  );
}

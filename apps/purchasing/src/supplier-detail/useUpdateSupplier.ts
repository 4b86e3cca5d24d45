import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateSupplierMutation } from './__generated__/useUpdateSupplierMutation.graphql.ts';

/** Changes a supplier. Every screen that shows the supplier updates itself. */
export function useUpdateSupplier() {
  return useConsoleMutation<useUpdateSupplierMutation>(
    graphql`
      mutation useUpdateSupplierMutation($input: updateSupplierInput!) {
        updateSupplier(input: $input) {
          supplier {
            name
            ...RecordAudit_record
            ...SupplierCompanyCard_supplier
            ...SupplierCorrespondenceCard_supplier
            ...SupplierAddressCard_supplier
          }
        }
      }
    `,
    { success: () => ({ text: 'Supplier successfully saved' }) },
  );
}

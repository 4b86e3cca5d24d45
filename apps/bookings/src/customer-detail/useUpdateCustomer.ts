import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateCustomerMutation } from './__generated__/useUpdateCustomerMutation.graphql.ts';

/** Changes a customer. Every screen that shows the customer updates itself. */
export function useUpdateCustomer() {
  return useConsoleMutation<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: updateCustomerInput!) {
        updateCustomer(input: $input) {
          customer {
            name
            ...RecordAudit_record
            ...CustomerCompanyCard_customer
            ...CustomerBillingCard_customer
            ...CustomerAddressCard_customer
          }
        }
      }
    `,
    { success: () => savedNotice('Customer'), complete: true },
  );
}

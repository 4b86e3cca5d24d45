import type { Option } from '@console/design-system/autocomplete';
import { type MappedError, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type {
  useCreateCustomerMutation,
  useCreateCustomerMutation$variables,
} from './__generated__/useCreateCustomerMutation.graphql.ts';
import { customerOption } from './customerOption.ts';

/** The state and the function of {@link useCreateCustomer}. */
export interface CreateCustomer {
  readonly error: MappedError | null;
  /** Resolves to the new customer as an option, or to null when it was not created. */
  readonly create: (input: useCreateCustomerMutation$variables['input']) => Promise<Option | null>;
}

/** Creates a customer. Everything on screen loads again, such as a list of customers. */
export function useCreateCustomer(): CreateCustomer {
  const { commit, error } = useConsoleMutation<useCreateCustomerMutation>(
    graphql`
      mutation useCreateCustomerMutation($input: createCustomerInput!) {
        createCustomer(input: $input) {
          customer {
            ...customerOption_customer
          }
        }
      }
    `,
    { success: () => ({ text: 'Saved successfully.' }) },
  );
  return {
    error,
    create: async (input) => {
      const customer = (await commit({ input }))?.createCustomer?.customer;
      return customer ? customerOption(customer) : null;
    },
  };
}

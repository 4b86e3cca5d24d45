import type { Option } from '@console/design-system/autocomplete';
import { type MappedError, partOfAnswer, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { formNotSaved } from '../creation/useCreationInPlace.tsx';
import type {
  useCreateCustomerMutation,
  useCreateCustomerMutation$variables,
} from './__generated__/useCreateCustomerMutation.graphql.ts';
import { customerOption } from './customerOption.ts';

/** The state and the function of {@link useCreateCustomer}. */
export interface CreateCustomer {
  readonly error: MappedError | null;
  /** Resolves to the new customer as an option, or to null when it was not created. `isEarlierAnswer` can be asked about it. */
  readonly create: (input: useCreateCustomerMutation$variables['input']) => Promise<Option | null>;
}

/**
 * Creates a customer.
 *
 * @param inPlace whether it is created for a form that is not saved yet.
 */
export function useCreateCustomer(inPlace: boolean): CreateCustomer {
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
    {
      success: ({ createCustomer }) => {
        const customer = createCustomer?.customer;
        return savedNotice(customer ? customerOption(customer).label : 'Customer', ...(inPlace ? [formNotSaved] : []));
      },
    },
  );
  return {
    error,
    create: async (input) => {
      const answer = await commit({ input });
      const customer = answer?.createCustomer?.customer;
      return customer ? partOfAnswer(answer, customerOption(customer)) : null;
    },
  };
}

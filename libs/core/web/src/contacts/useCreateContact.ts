import type { Option } from '@console/design-system/autocomplete';
import { type MappedError, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type {
  useCreateContactMutation,
  useCreateContactMutation$variables,
} from './__generated__/useCreateContactMutation.graphql.ts';
import { contactOption } from './contactOption.ts';

/** The state and the function of {@link useCreateContact}. */
export interface CreateContact {
  readonly error: MappedError | null;
  /** Resolves to the new contact as an option, or to null when it was not created. */
  readonly create: (input: useCreateContactMutation$variables['input']) => Promise<Option | null>;
}

/** Creates a contact of a customer. Displayed lists of the customer's contacts load again. */
export function useCreateContact(): CreateContact {
  const { commit, error } = useConsoleMutation<useCreateContactMutation>(
    graphql`
      mutation useCreateContactMutation($input: createCustomerContactInput!) {
        createCustomerContact(input: $input) {
          customerContact {
            ...contactOption_contact
            customer {
              id
            }
          }
        }
      }
    `,
    { success, touches },
  );
  return {
    error,
    create: async (input) => {
      const contact = (await commit({ input }))?.createCustomerContact?.customerContact;
      return contact ? contactOption(contact) : null;
    },
  };
}

type Answer = useCreateContactMutation['response'];

const success = () => ({ text: 'Contact successfully saved' });

function touches({ createCustomerContact: answer }: Answer): readonly string[] {
  return answer?.customerContact ? [answer.customerContact.customer.id] : [];
}

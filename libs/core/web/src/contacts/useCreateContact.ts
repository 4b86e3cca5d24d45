import type { Option } from '@console/design-system/autocomplete';
import { type MappedError, partOfAnswer, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { formNotSaved } from '../creation/useCreationInPlace.tsx';
import type {
  useCreateContactMutation,
  useCreateContactMutation$variables,
} from './__generated__/useCreateContactMutation.graphql.ts';
import { contactOption } from './contactOption.ts';

/** The state and the function of {@link useCreateContact}. */
export interface CreateContact {
  readonly error: MappedError | null;
  /** Resolves to the new contact as an option, or to null when it was not created. `isEarlierAnswer` can be asked about it. */
  readonly create: (input: useCreateContactMutation$variables['input']) => Promise<Option | null>;
}

/**
 * Creates a contact of a customer.
 *
 * @param inPlace whether the contact is created for a form that is not saved yet.
 */
export function useCreateContact(inPlace = false): CreateContact {
  const { commit, error } = useConsoleMutation<useCreateContactMutation>(
    graphql`
      mutation useCreateContactMutation($input: createCustomerContactInput!) {
        createCustomerContact(input: $input) {
          customerContact {
            ...contactOption_contact
          }
        }
      }
    `,
    {
      success: ({ createCustomerContact }) => {
        const contact = createCustomerContact?.customerContact;
        const name = contact ? [contactOption(contact).label] : [];
        return { text: 'Contact successfully saved', details: inPlace ? [...name, formNotSaved] : name };
      },
    },
  );
  return {
    error,
    create: async (input) => {
      const answer = await commit({ input });
      const contact = answer?.createCustomerContact?.customerContact;
      return contact ? partOfAnswer(answer, contactOption(contact)) : null;
    },
  };
}

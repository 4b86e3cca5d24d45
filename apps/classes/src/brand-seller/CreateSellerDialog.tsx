import { createSellerInput } from '@console/core-contracts';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CreateSellerDialogMutation } from './__generated__/CreateSellerDialogMutation.graphql.ts';
import { SellerFields } from './SellerFields.tsx';

export interface CreateSellerDialogProps {
  readonly onClose: () => void;
  /** Called with the id of the new seller. */
  readonly onCreated: (seller: string) => void;
}

/** Adds a legal entity that sells. The form below it chooses it for the brand. */
export function CreateSellerDialog({ onClose, onCreated }: CreateSellerDialogProps) {
  const { commit, error } = useConsoleMutation<CreateSellerDialogMutation>(
    graphql`
      mutation CreateSellerDialogMutation($input: createSellerInput!) {
        createSeller(input: $input) {
          seller {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'Seller successfully saved', detail: 'The brand does not have it until you save.' }) },
  );
  const [saved] = useState(() => emptyValues(createSellerInput));
  const form = useConsoleForm({
    name: 'create-seller',
    input: createSellerInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createSeller }) => {
      const seller = createSeller?.seller;
      if (seller) onCreated(seller.id);
      else onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Add a seller"
      submit="Add seller"
      failed="The seller was not added."
    >
      <SellerFields form={form} />
    </FormDialog>
  );
}

import { trainerContactInput } from '@console/classes-contracts';
import { ContactFields } from '@console/core-web';
import { FormDialog, initialValues, useConsoleForm } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditTrainerContactDialog_trainer$key } from './__generated__/EditTrainerContactDialog_trainer.graphql.ts';
import { useUpdateTrainer } from './useUpdateTrainer.ts';

export interface EditTrainerContactDialogProps {
  readonly trainer: EditTrainerContactDialog_trainer$key;
  readonly onClose: () => void;
}

/** Edits the name and the contact details of a trainer. */
export function EditTrainerContactDialog({ trainer: key, onClose }: EditTrainerContactDialogProps) {
  const trainer = useFragment(
    graphql`
      fragment EditTrainerContactDialog_trainer on Trainer {
        id
        version
        ...lastChange_record @relay(mask: false)
        contact {
          fullName
          givenName
          familyName
          email
          mobile
          telephone
          jobTitle
        }
      }
    `,
    key,
  );
  const { commit, error } = useUpdateTrainer('Contact successfully saved');
  const saved = useMemo(
    () => initialValues(trainerContactInput, { ...trainer.contact, id: trainer.id, version: trainer.version }),
    [trainer],
  );
  const form = useConsoleForm({
    name: 'trainer-contact',
    input: trainerContactInput,
    saved,
    lastChange: trainer,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Edit contact"
      subtitle={trainer.contact.fullName}
      submit="Save contact"
      failed="The contact was not saved."
    >
      <ContactFields form={form} />
    </FormDialog>
  );
}

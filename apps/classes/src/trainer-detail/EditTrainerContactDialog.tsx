import { trainerContactInput } from '@console/classes-contracts';
import { ContactFields } from '@console/core-web';
import { RecordDialog, useRecordForm } from '@console/forms';
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
  const write = useUpdateTrainer('Contact successfully saved');
  const record = useMemo(() => ({ ...trainer, ...trainer.contact }), [trainer]);
  const form = useRecordForm({
    name: 'trainer-contact',
    input: trainerContactInput,
    record,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="contact" subtitle={trainer.contact.fullName}>
      <ContactFields form={form} />
    </RecordDialog>
  );
}

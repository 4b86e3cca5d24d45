import { createTrainerUnavailabilityInput, updateTrainerUnavailabilityInput } from '@console/classes-contracts';
import { emptyValues, FormDialog, RecordDialog, useConsoleForm, useFormValues, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UnavailabilityDialog_period$key } from './__generated__/UnavailabilityDialog_period.graphql.ts';
import type { UnavailabilityDialogAddMutation } from './__generated__/UnavailabilityDialogAddMutation.graphql.ts';
import type { UnavailabilityDialogEditMutation } from './__generated__/UnavailabilityDialogEditMutation.graphql.ts';
import { UnavailabilityFields } from './UnavailabilityFields.tsx';

interface Trainer {
  readonly id: string;
  readonly fullName: string;
}

interface AddProps {
  readonly trainer: Trainer;
  readonly onClose: () => void;
}

/** Adds days on which a trainer cannot teach. */
export function AddUnavailabilityDialog({ trainer, onClose }: AddProps) {
  const { commit, error } = useConsoleMutation<UnavailabilityDialogAddMutation>(
    graphql`
      mutation UnavailabilityDialogAddMutation($input: createTrainerUnavailabilityInput!) {
        createTrainerUnavailability(input: $input) {
          trainerUnavailability {
            id
            trainer {
              ...UnavailabilityCard_trainer
            }
          }
        }
      }
    `,
    { success },
  );
  const [saved] = useState(() => emptyValues(createTrainerUnavailabilityInput, { trainer: trainer.id }));
  const form = useConsoleForm({
    name: `unavailable ${trainer.id}`,
    input: createTrainerUnavailabilityInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  // Most entries are one day: the last day follows the first until it has its own value.
  const { fromDay, toDay } = useFormValues(form);
  const { setValue } = form.state;
  const previous = useRef(fromDay);
  useEffect(() => {
    if (fromDay === previous.current) return;
    if (!toDay || toDay === previous.current) setValue('toDay', fromDay, { shouldDirty: true });
    previous.current = fromDay;
  }, [fromDay, toDay, setValue]);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Add unavailable days"
      subtitle={trainer.fullName}
      submit="Add days"
      failed="The days were not added."
    >
      <UnavailabilityFields form={form} trainer={trainer} />
    </FormDialog>
  );
}

interface EditProps extends AddProps {
  readonly period: UnavailabilityDialog_period$key;
}

/** Changes days on which a trainer cannot teach. */
export function EditUnavailabilityDialog({ period: key, trainer, onClose }: EditProps) {
  const period = useFragment(
    graphql`
      fragment UnavailabilityDialog_period on TrainerUnavailability {
        id
        version
        ...lastChange_record @relay(mask: false)
        fromDay
        toDay
        note
      }
    `,
    key,
  );
  const write = useConsoleMutation<UnavailabilityDialogEditMutation>(
    graphql`
      mutation UnavailabilityDialogEditMutation($input: updateTrainerUnavailabilityInput!) {
        updateTrainerUnavailability(input: $input) {
          trainerUnavailability {
            id
            trainer {
              ...UnavailabilityCard_trainer
            }
          }
        }
      }
    `,
    { success },
  );
  const form = useRecordForm({
    name: `unavailable ${period.id}`,
    input: updateTrainerUnavailabilityInput,
    record: period,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="days" title="Edit unavailable days" subtitle={trainer.fullName}>
      <UnavailabilityFields form={form} trainer={trainer} />
    </RecordDialog>
  );
}

const success = () => savedNotice('Unavailable days');

import { changeTrainerInput } from '@console/classes-contracts';
import { TrainerField, useTrainerImpact } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { FormDialog, useFormValues, useRecordForm } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { ChangeTrainerDialog_class$key } from './__generated__/ChangeTrainerDialog_class.graphql.ts';
import { useUpdateClass } from './useUpdateClass.ts';

export interface ChangeTrainerDialogProps {
  readonly class: ChangeTrainerDialog_class$key;
  readonly onClose: () => void;
}

/** Changes or removes the trainer of a class. Offers only trainers who teach the course, and shows the impact before saving. */
export function ChangeTrainerDialog({ class: key, onClose }: ChangeTrainerDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment ChangeTrainerDialog_class on TrainingClass {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        title
        trainer {
          id
          ...trainerOption_trainer
        }
        courseVersion {
          course {
            id
          }
        }
      }
    `,
    key,
  );
  const { id, version, reference, title, trainer, courseVersion } = trainingClass;
  const { commit, error } = useUpdateClass();
  const before = trainer?.id ?? '';
  const form = useRecordForm({
    name: 'change-trainer',
    input: changeTrainerInput,
    record: trainingClass,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  const chosen = useFormValues(form).trainer || '';
  const other = chosen === before ? undefined : chosen || null;
  const { busy, ...impact } = useTrainerImpact(id, other, version);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={trainer ? 'Change trainer' : 'Assign trainer'}
      subtitle={`${reference}, ${title}`}
      submit="Save trainer"
      failed="The trainer was not saved."
      loadingContent={other !== undefined && !busy && impact.impacts === null}
    >
      <TrainerField
        form={form}
        name="trainer"
        chosen={trainer}
        teaching={{ id, course: courseVersion.course.id }}
        problem={busy}
      />
      {other !== undefined && !busy && <ImpactList {...impact} />}
    </FormDialog>
  );
}

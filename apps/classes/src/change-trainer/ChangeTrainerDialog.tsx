import { changeTrainerInput } from '@console/classes-contracts';
import { TrainerField, useTrainerImpact } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { RecordDialog, TextAreaField, useFormValues, useRecordForm } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeTrainerDialog_class$key } from './__generated__/ChangeTrainerDialog_class.graphql.ts';
import { useUpdateClass } from './useUpdateClass.ts';

export interface ChangeTrainerDialogProps {
  readonly class: ChangeTrainerDialog_class$key;
  readonly onClose: () => void;
}

/**
 * Changes or removes the trainer of a class. Offers only trainers who teach the course, and shows the impact before
 * saving. It asks for the reason when there was a trainer before.
 */
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
  const write = useUpdateClass();
  const before = trainer?.id ?? '';
  const form = useRecordForm({
    name: 'change-trainer',
    input: changeTrainerInput,
    record: useMemo(() => ({ ...trainingClass, reason: null }), [trainingClass]),
    write,
    onSaved: onClose,
  });
  const chosen = useFormValues(form).trainer || '';
  const other = chosen === before ? undefined : chosen || null;
  const { busy, ...impact } = useTrainerImpact(id, other, version);
  return (
    <RecordDialog
      form={form}
      onClose={onClose}
      title={trainer ? 'Change trainer' : 'Assign trainer'}
      what="trainer"
      subtitle={`${reference}, ${title}`}
      loadingContent={other !== undefined && !busy && impact.impacts === null}
    >
      <TrainerField
        form={form}
        name="trainer"
        chosen={trainer}
        teaching={{ id, course: courseVersion.course.id }}
        problem={busy}
      />
      {trainer && other !== undefined && <TextAreaField form={form} name="reason" counter />}
      {other !== undefined && !busy && <ImpactList {...impact} />}
    </RecordDialog>
  );
}

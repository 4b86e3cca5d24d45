import { classMoves, rescheduleTrainingClassInput } from '@console/classes-contracts';
import { TrainerClashes, useTrainerClashes } from '@console/classes-web';
import { ImpactList, useImpact } from '@console/core-web';
import { FormDialog, initialValues, useConsoleForm, useFormValues } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { classImpactQuery } from './__generated__/classImpactQuery.graphql.ts';
import type { RescheduleDialog_class$key } from './__generated__/RescheduleDialog_class.graphql.ts';
import { classImpact } from './classImpact.ts';
import { SessionDatesFields } from './SessionDatesFields.tsx';
import { type RescheduleMove, useRescheduleClass } from './useRescheduleClass.ts';

/** What the class becomes. */
const outcome: Readonly<Record<RescheduleMove, string>> = {
  reschedule: 'The class is confirmed for its new dates.',
  rescheduleProvisional: 'The class is provisional on its new dates. It can be confirmed later.',
};

export interface RescheduleDialogProps {
  readonly class: RescheduleDialog_class$key;
  readonly move: RescheduleMove;
  readonly onClose: () => void;
}

/** Gives a postponed class new dates, and shows the impact and the trainer's other classes at that time. The other days follow the first one. */
export function RescheduleDialog({ class: key, move, onClose }: RescheduleDialogProps) {
  const { id, version, reference, title, trainer, sessions } = useFragment(
    graphql`
      fragment RescheduleDialog_class on TrainingClass {
        id
        version
        reference
        title
        trainer {
          id
        }
        sessions(first: 50) {
          edges {
            node {
              id
              startsAt
              endsAt
            }
          }
        }
      }
    `,
    key,
  );
  const { commit, error } = useRescheduleClass(move);
  const impact = useImpact<classImpactQuery>(classImpact, { id, move }, version);
  const saved = useMemo(() => {
    const dates = sessions.edges.map(({ node }) => ({ ...node, date: node.startsAt }));
    const provisional = move === 'rescheduleProvisional';
    return initialValues(rescheduleTrainingClassInput, { id, version, provisional, sessions: dates });
  }, [id, version, move, sessions]);
  const form = useConsoleForm({
    name: `${move} class`,
    input: rescheduleTrainingClassInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  const clashes = useTrainerClashes(trainer?.id, useFormValues(form).sessions, id);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`New dates for ${reference}`}
      subtitle={title}
      submit={classMoves.moves[move].label}
      failed="The dates were not saved."
      loadingContent={impact.impacts === null}
      tall
    >
      <span>{outcome[move]}</span>
      <SessionDatesFields form={form} saved={saved.sessions} />
      <TrainerClashes found={clashes} />
      <ImpactList {...impact} />
    </FormDialog>
  );
}

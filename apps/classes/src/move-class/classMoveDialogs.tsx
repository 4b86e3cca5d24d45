import { classMoves, hasEnded, movesOfClass, whyNotMoveClass } from '@console/classes-contracts';
import { defineMoveDialogs, type MovedBy, type OwnMoveDialogProps } from '@console/core-web';
import {
  CalendarClockIcon,
  CheckmarkIcon,
  CircleHintIcon,
  HatGraduationIcon,
  SubtractCircleIcon,
} from '@console/design-system/icons';
import { graphql } from 'react-relay';
import type { classMoveDialogs_class$data } from './__generated__/classMoveDialogs_class.graphql.ts';
import type { classMoveDialogsConfirmMutation } from './__generated__/classMoveDialogsConfirmMutation.graphql.ts';
import { classImpact } from './classImpact.ts';
import { leadToPeople, leadToPeopleOnSeats } from './peopleToTell.ts';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { StillMissing } from './StillMissing.tsx';

/** Spread it as `...classMoveDialogs_class @relay(mask: false)`. */
graphql`
  fragment classMoveDialogs_class on TrainingClass {
    id
    version
    reference
    ...StillMissing_class
    ...RescheduleDialog_class
  }
`;

/** The fields that a move can affect. */
graphql`
  fragment classMoveDialogs_moved on TrainingClass {
    id
    reference
    status
    version
    updatedAt
    seatsReservedCount
    seatsFreeCount
  }
`;

type MovingClass = Omit<classMoveDialogs_class$data, ' $fragmentType'>;

/** The moves of a class on its screen. The affected records of every domain are refreshed too. */
export const classMoveDialogs = defineMoveDialogs<MovingClass, MovedBy<classMoveDialogsConfirmMutation>>()(classMoves, {
  offers: movesOfClass,
  whyNot: whyNotMoveClass,
  name: ({ reference }) => reference,
  impact: classImpact,
  moves: {
    confirm: {
      icon: CheckmarkIcon,
      main: true,
      question: (name) => `Confirm ${name}?`,
      text: 'The class takes place on its dates.',
      details: (trainingClass) => <StillMissing class={trainingClass} />,
      after: 'confirmed',
      mutation: graphql`
        mutation classMoveDialogsConfirmMutation($input: confirmTrainingClassInput!) {
          moved: confirmTrainingClass(input: $input) {
            record: trainingClass {
              ...classMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
    },
    deliver: {
      icon: HatGraduationIcon,
      main: ({ endsAt }) => hasEnded({ endsAt }),
      question: (name) => `Mark ${name} as delivered?`,
      text: 'Its seats can no longer change. A delivered class stays delivered.',
      after: 'delivered',
      mutation: graphql`
        mutation classMoveDialogsDeliverMutation($input: deliverTrainingClassInput!) {
          moved: deliverTrainingClass(input: $input) {
            record: trainingClass {
              ...classMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
    },
    postpone: {
      icon: CalendarClockIcon,
      question: (name) => `Postpone ${name}?`,
      text: 'Its seats stay reserved. It waits until it has new dates.',
      after: 'postponed',
      mutation: graphql`
        mutation classMoveDialogsPostponeMutation($input: postponeTrainingClassInput!) {
          moved: postponeTrainingClass(input: $input) {
            record: trainingClass {
              ...classMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: (trainingClass, text) => ({ text, ...leadToPeopleOnSeats(trainingClass) }),
    },
    // The class becomes what it was before, unless somebody decides otherwise.
    reschedule: { icon: CheckmarkIcon, main: ({ wasProvisional }) => !wasProvisional, dialog: Reschedule },
    rescheduleProvisional: {
      icon: CircleHintIcon,
      main: ({ wasProvisional = false }) => wasProvisional,
      dialog: RescheduleProvisional,
    },
    cancel: {
      icon: SubtractCircleIcon,
      question: (name) => `Cancel ${name}?`,
      text: 'Its seats are free again.',
      keep: 'Keep class',
      after: 'canceled',
      mutation: graphql`
        mutation classMoveDialogsCancelMutation($input: cancelTrainingClassInput!) {
          moved: cancelTrainingClass(input: $input) {
            record: trainingClass {
              ...classMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: (trainingClass, text) => ({ text, ...leadToPeople(trainingClass) }),
    },
  },
});

function Reschedule({ record, onClose }: OwnMoveDialogProps<MovingClass>) {
  return <RescheduleDialog class={record} move="reschedule" onClose={onClose} />;
}

function RescheduleProvisional({ record, onClose }: OwnMoveDialogProps<MovingClass>) {
  return <RescheduleDialog class={record} move="rescheduleProvisional" onClose={onClose} />;
}

import { classLinks } from '@console/classes-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useMoveClassConfirmMutation } from './__generated__/useMoveClassConfirmMutation.graphql.ts';
import { type PlainMove, stateAfter } from './classMoveTexts.ts';

/** The way to the people who have to hear of a move, with their addresses: those of the seats. */
export const toTell = (id: string) => ({ link: { label: 'People to tell', to: `${classLinks.detail(id)}?tab=seats` } });

/** Whether somebody has a seat of a class. */
export const hasSeats = (moved: { readonly seatsReservedCount: number } | null | undefined): boolean =>
  moved != null && moved.seatsReservedCount > 0;

/** Moves a class to its next state. */
export function useMoveClass(move: PlainMove, { id, version }: { readonly id: string; readonly version: number }) {
  const { pending, error, commit } = useConsoleMutation<useMoveClassConfirmMutation>(mutations[move], {
    success: ({ moved }) => ({
      text: `${moved?.trainingClass?.reference ?? 'The class'} is ${stateAfter[move]}.`,
      ...((move === 'cancel' || (move === 'postpone' && hasSeats(moved?.trainingClass))) && toTell(id)),
    }),
  });
  return { pending, error, move: (reason?: string) => commit({ input: { id, version, ...(reason && { reason }) } }) };
}

/** The fields that a move can affect. */
graphql`
  fragment useMoveClass_class on TrainingClass {
    id
    reference
    status
    version
    updatedAt
    seatsReservedCount
    seatsFreeCount
  }
`;

/** The mutations differ only in their name. */
const mutations = {
  confirm: graphql`
    mutation useMoveClassConfirmMutation($input: confirmTrainingClassInput!) {
      moved: confirmTrainingClass(input: $input) {
        trainingClass {
          ...useMoveClass_class @relay(mask: false)
        }
      }
    }
  `,
  deliver: graphql`
    mutation useMoveClassDeliverMutation($input: deliverTrainingClassInput!) {
      moved: deliverTrainingClass(input: $input) {
        trainingClass {
          ...useMoveClass_class @relay(mask: false)
        }
      }
    }
  `,
  postpone: graphql`
    mutation useMoveClassPostponeMutation($input: postponeTrainingClassInput!) {
      moved: postponeTrainingClass(input: $input) {
        trainingClass {
          ...useMoveClass_class @relay(mask: false)
        }
      }
    }
  `,
  cancel: graphql`
    mutation useMoveClassCancelMutation($input: cancelTrainingClassInput!) {
      moved: cancelTrainingClass(input: $input) {
        trainingClass {
          ...useMoveClass_class @relay(mask: false)
        }
      }
    }
  `,
} satisfies Readonly<Record<PlainMove, unknown>>;

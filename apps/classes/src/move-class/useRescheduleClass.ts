import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRescheduleClassMutation } from './__generated__/useRescheduleClassMutation.graphql.ts';
import { leadToTakenSeats } from './peopleToTell.ts';

/** The moves that give a class new dates. */
export type RescheduleMove = 'reschedule' | 'rescheduleProvisional';

/** The state after each move, for the notice. */
const stateAfter: Readonly<Record<RescheduleMove, string>> = {
  reschedule: 'confirmed',
  rescheduleProvisional: 'provisional',
};

/** Gives a postponed class new dates. */
export function useRescheduleClass(move: RescheduleMove): ConsoleMutation<useRescheduleClassMutation> {
  return useConsoleMutation<useRescheduleClassMutation>(
    graphql`
      mutation useRescheduleClassMutation($input: rescheduleTrainingClassInput!) {
        rescheduleTrainingClass(input: $input) {
          trainingClass {
            ...classMoveDialogs_moved @relay(mask: false)
            startsAt
            endsAt
            sessions(first: 50) {
              edges {
                node {
                  id
                  startsAt
                  endsAt
                  dayNumber
                }
              }
            }
          }
        }
      }
    `,
    {
      success: ({ rescheduleTrainingClass: answer }) => ({
        text: `${answer?.trainingClass?.reference ?? 'The class'} is ${stateAfter[move]} for its new dates.`,
        ...(answer?.trainingClass && leadToTakenSeats(answer.trainingClass)),
      }),
    },
  );
}

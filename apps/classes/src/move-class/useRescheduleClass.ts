import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRescheduleClassMutation } from './__generated__/useRescheduleClassMutation.graphql.ts';
import { type RescheduleMove, stateAfter } from './classMoveTexts.ts';
import { hasSeats, toTell } from './useMoveClass.ts';

/** Gives a postponed class new dates. */
export function useRescheduleClass(move: RescheduleMove): ConsoleMutation<useRescheduleClassMutation> {
  return useConsoleMutation<useRescheduleClassMutation>(
    graphql`
      mutation useRescheduleClassMutation($input: rescheduleTrainingClassInput!) {
        rescheduleTrainingClass(input: $input) {
          trainingClass {
            ...useMoveClass_class @relay(mask: false)
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
        text: `${answer?.trainingClass?.reference ?? 'The class'} is ${stateAfter[move]}.`,
        ...(hasSeats(answer?.trainingClass) && toTell(answer?.trainingClass?.id ?? '')),
      }),
    },
  );
}

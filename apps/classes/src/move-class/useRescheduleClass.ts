import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRescheduleClassMutation } from './__generated__/useRescheduleClassMutation.graphql.ts';
import { moved, type Redating } from './classMoveWords.ts';

/** Gives a postponed class new dates. What waited for them, of whatever domain, asks for itself again. */
export function useRescheduleClass(move: Redating): ConsoleMutation<useRescheduleClassMutation> {
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
        text: `${answer?.trainingClass?.reference ?? 'The class'} is ${moved[move]}.`,
      }),
      touches: 'everything',
    },
  );
}

import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateTrainerMutation } from './__generated__/useUpdateTrainerMutation.graphql.ts';

/**
 * Changes the contact or the location of a trainer. Every screen that shows the trainer updates itself.
 *
 * @param success the text of the notice (O§8).
 */
export function useUpdateTrainer(success: string) {
  return useConsoleMutation<useUpdateTrainerMutation>(
    graphql`
      mutation useUpdateTrainerMutation($input: updateTrainerInput!) {
        updateTrainer(input: $input) {
          trainer {
            ...TrainerDetailPage_trainer
          }
        }
      }
    `,
    { success: () => ({ text: success }), complete: true },
  );
}

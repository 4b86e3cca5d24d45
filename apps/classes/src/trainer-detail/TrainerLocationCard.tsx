import { trainerLocationInput } from '@console/classes-contracts';
import { AddressCard } from '@console/core-web';
import { graphql, useFragment } from 'react-relay';
import type { TrainerLocationCard_trainer$key } from './__generated__/TrainerLocationCard_trainer.graphql.ts';
import { useUpdateTrainer } from './useUpdateTrainer.ts';

/** The address of a trainer, edited in place. */
export function TrainerLocationCard({ trainer: key }: { trainer: TrainerLocationCard_trainer$key }) {
  const trainer = useFragment(
    graphql`
      fragment TrainerLocationCard_trainer on Trainer {
        id
        version
        ...lastChange_record @relay(mask: false)
        location {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  return (
    <AddressCard
      name="trainer-location"
      input={trainerLocationInput}
      record={trainer}
      write={useUpdateTrainer('Location successfully saved')}
      field="location"
      address={trainer.location}
    />
  );
}

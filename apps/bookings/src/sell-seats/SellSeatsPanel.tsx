import type { TrainingClassSlotProps } from '@console/classes-contracts';
import { ActionAddButton } from '@console/design-system/tooltip';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { BookClassButton } from '../book-class/BookClassButton.tsx';
import type { SellSeatsPanelQuery } from './__generated__/SellSeatsPanelQuery.graphql.ts';
import { SellSeatsButton } from './SellSeatsButton.tsx';

/** The action above the seats of a class: 'Sell seats' of a public one, 'Book this class' of a private one. It asks for the class when the seats are opened, not with the page. */
export default function SellSeatsPanel({ trainingClass: id }: TrainingClassSlotProps) {
  const { data, failed, load } = useQueryOnDemand<SellSeatsPanelQuery>(
    graphql`
      query SellSeatsPanelQuery($id: ID!) {
        trainingClass(id: $id) {
          public
          ...SellSeatsButton_class
          ...BookClassButton_class
        }
      }
    `,
    { follow: true },
  );
  useEffect(() => load({ id }), [load, id]);
  const trainingClass = data?.trainingClass;
  if (trainingClass) {
    return trainingClass.public ? (
      <SellSeatsButton class={trainingClass} place="page" />
    ) : (
      <BookClassButton class={trainingClass} />
    );
  }
  return (
    <ActionAddButton place="page" refusal={failed ? 'The class could not be loaded.' : 'The class is being loaded.'}>
      Sell seats
    </ActionAddButton>
  );
}

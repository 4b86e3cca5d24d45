import type { AddButtonProps } from '@console/design-system/button';
import { ActionAddButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { whyNotChoose } from '../create-public-item/whyNotChoose.ts';
import type { SellSeatsButton_class$key } from './__generated__/SellSeatsButton_class.graphql.ts';
import { SellSeatsDialog } from './SellSeatsDialog.tsx';

export interface SellSeatsButtonProps extends Pick<AddButtonProps, 'place'> {
  readonly class: SellSeatsButton_class$key;
}

/** Sells seats of a public class to a booking. Disabled with the reason while no seat can be sold. */
export function SellSeatsButton({ class: key, place }: SellSeatsButtonProps) {
  const trainingClass = useFragment(
    graphql`
      fragment SellSeatsButton_class on TrainingClass {
        id
        reference
        title
        status
        public
        startsAt
        endsAt
        seatsFreeCount
      }
    `,
    key,
  );
  const [selling, setSelling] = useState(false);
  return (
    <>
      <ActionAddButton
        place={place}
        refusal={whyNotChoose(trainingClass)?.sentence ?? null}
        onClick={() => setSelling(true)}
      >
        Sell seats
      </ActionAddButton>
      {selling && <SellSeatsDialog class={trainingClass} onClose={() => setSelling(false)} />}
    </>
  );
}

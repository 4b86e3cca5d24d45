import { ActionButton, type ActionButtonProps } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { whyNotChoose } from '../create-public-item/whyNotChoose.ts';
import type { SellSeatsButton_class$key } from './__generated__/SellSeatsButton_class.graphql.ts';
import { SellSeatsDialog } from './SellSeatsDialog.tsx';

export interface SellSeatsButtonProps extends Pick<ActionButtonProps, 'appearance' | 'size'> {
  readonly class: SellSeatsButton_class$key;
}

/** Sells seats of a public class to a booking. Disabled with the reason while no seat can be sold. */
export function SellSeatsButton({ class: key, ...look }: SellSeatsButtonProps) {
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
      <ActionButton {...look} refusal={whyNotChoose(trainingClass)?.sentence ?? null} onClick={() => setSelling(true)}>
        Sell seats
      </ActionButton>
      {selling && <SellSeatsDialog class={trainingClass} onClose={() => setSelling(false)} />}
    </>
  );
}

import { Field, Select } from '@console/design-system/field';
import { Pairs } from '@console/design-system/layout';
import { useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ItemChoiceQuery } from './__generated__/ItemChoiceQuery.graphql.ts';
import { type ChosenRecord, ReferenceChoice } from './ReferenceChoice.tsx';

interface ItemChoiceProps {
  readonly value: ChosenRecord | null;
  readonly onChange: (item: ChosenRecord | null) => void;
}

/** Chooses a booking item by the reference of its booking, because an item has none of its own. */
export function ItemChoice({ value, onChange }: ItemChoiceProps) {
  const [booking, setBooking] = useState<ChosenRecord | null>(null);
  const { data, answered, loading, failed, load } = useQueryOnDemand<ItemChoiceQuery>(graphql`
    query ItemChoiceQuery($booking: ID!) {
      booking(id: $booking) {
        items(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    }
  `);
  const choose = (chosen: ChosenRecord | null) => {
    setBooking(chosen);
    onChange(null);
    if (chosen) load({ booking: chosen.value });
  };
  const items = booking && answered?.booking === booking.value ? (data?.booking?.items.edges ?? []) : [];
  const options = items.map(({ node }) => ({ value: node.id, label: node.title }));
  return (
    <Pairs least={220}>
      <ReferenceChoice label="Booking of the item" target="booking" value={booking} onChange={choose} />
      {booking && (
        <Field
          label="Filled in with"
          error={failed ? 'The items of this booking could not be loaded.' : undefined}
          hint={loading || options.length > 0 ? undefined : 'This booking has no items.'}
        >
          <Select
            value={value?.value ?? ''}
            options={[{ value: '', label: 'Choose an item' }, ...options]}
            disabled={options.length === 0}
            onChange={(id) => onChange(options.find((option) => option.value === id) ?? null)}
          />
        </Field>
      )}
    </Pairs>
  );
}

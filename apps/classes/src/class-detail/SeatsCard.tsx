import { whyNotChangeClass } from '@console/classes-contracts';
import { Card, Figures, Meter } from '@console/design-system/card';
import { Stack } from '@console/design-system/layout';
import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditPlacesDialog } from '../edit-places/EditPlacesDialog.tsx';
import type { SeatsCard_class$key } from './__generated__/SeatsCard_class.graphql.ts';

/** The numbers of total, reserved and free seats. The number of places can be edited. */
export function SeatsCard({ class: key }: { class: SeatsCard_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment SeatsCard_class on TrainingClass {
        seatsTotalCount
        seatsReservedCount
        status
        ...EditPlacesDialog_class
      }
    `,
    key,
  );
  const { seatsTotalCount: total, seatsReservedCount: reserved } = trainingClass;
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title="Seats"
      actions={
        <EditButton label="Edit places" refusal={whyNotChangeClass(trainingClass)} onClick={() => setEditing(true)} />
      }
    >
      <Stack>
        <Meter value={reserved} max={total} label={`${reserved} of ${total} seats reserved`} />
        <Figures
          figures={[
            { label: 'Total', value: total },
            { label: 'Reserved', value: reserved },
            { label: 'Free', value: total - reserved },
          ]}
        />
      </Stack>
      {editing && <EditPlacesDialog class={trainingClass} onClose={() => setEditing(false)} />}
    </Card>
  );
}

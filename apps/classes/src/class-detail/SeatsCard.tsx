import { Card, Figures, Meter } from '@console/design-system/card';
import { Stack } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { SeatsCard_class$key } from './__generated__/SeatsCard_class.graphql.ts';

/** The numbers of total, reserved and free seats. */
export function SeatsCard({ class: key }: { class: SeatsCard_class$key }) {
  const { seatsTotalCount: total, seatsReservedCount: reserved } = useFragment(
    graphql`
      fragment SeatsCard_class on TrainingClass {
        seatsTotalCount
        seatsReservedCount
      }
    `,
    key,
  );
  return (
    <Card title="Seats">
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
    </Card>
  );
}

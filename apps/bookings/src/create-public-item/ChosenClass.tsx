import { deliveryPlace } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Inset } from '@console/design-system/card';
import { DateRangeText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import type { ChosenClassState } from './useChosenClass.ts';
import { whyNotChoose } from './whyNotChoose.ts';

export interface ChosenClassProps {
  readonly id: string | null;
  readonly class: ChosenClassState;
  /** The picker above shows its name. */
  readonly unnamed?: boolean;
}

/** The class that is being booked. The list may no longer contain it. */
export function ChosenClass({ id, class: { known, loading, failed, refetch }, unnamed = false }: ChosenClassProps) {
  if (id === null) return <Text role="secondary">None yet. Choose one in the list of classes.</Text>;
  if (failed) {
    return (
      <ErrorAlert
        messages={['The class could not be loaded.']}
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  if (!known) return <Text role="secondary">{loading ? 'Loading…' : 'This class is not there any more.'}</Text>;
  const refusal = whyNotChoose(known);
  return (
    <Inset>
      <Stack gap="s">
        {!unnamed && (
          <Text role="strong">
            {known.title} · {known.reference}
          </Text>
        )}
        <DescriptionList
          columns={unnamed ? 4 : 2}
          items={[
            { label: 'Dates', value: <DateRangeText start={known.startsAt} end={known.endsAt} /> },
            { label: 'Place or platform', value: deliveryPlace(known) },
            { label: 'Brand', value: known.brand.name },
            { label: 'Seats left', value: `${known.seatsFreeCount} of ${known.seatsTotalCount}` },
          ]}
        />
        {refusal && <ErrorAlert tone="warning" messages={[refusal.sentence]} />}
      </Stack>
    </Inset>
  );
}

import type { editPrivateItemInput } from '@console/bookings-contracts';
import type { PlacesImpact } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { Grid } from '@console/design-system/layout';
import { type ConsoleForm, NumberField } from '@console/forms';

interface PlacesFieldsProps {
  readonly form: ConsoleForm<typeof editPrivateItemInput>;
  readonly impact: PlacesImpact;
  readonly places: number;
  /** Whether the class gets fewer places than now. */
  readonly fewer: boolean;
}

/** The places of the class, never fewer than its delegates need, and the delegates who get another seat. */
export function PlacesFields({ form, impact: { fewest, whyFewest, ...impact }, places, fewer }: PlacesFieldsProps) {
  const tooFew = fewest !== null && places < fewest;
  return (
    <>
      <Grid columns={2}>
        <NumberField
          form={form}
          name="maxAttendees"
          hint={tooFew ? undefined : (whyFewest ?? 'From 1 to 500')}
          problem={tooFew ? (whyFewest ?? undefined) : undefined}
        />
      </Grid>
      {fewer && !tooFew && <ImpactList {...impact} />}
    </>
  );
}

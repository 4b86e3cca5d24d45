import type { createBookingInput } from '@console/bookings-contracts';
import { ClassOnSaleField } from '@console/classes-web';
import { defaultTaxRatePercent } from '@console/core-contracts';
import { Grid, Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import {
  CheckboxField,
  type ConsoleForm,
  MoneyField,
  NumberField,
  PercentageField,
  useFormValues,
} from '@console/forms';
import { ChosenClass } from '../create-public-item/ChosenClass.tsx';
import type { ChosenClassState } from '../create-public-item/useChosenClass.ts';

export interface NewBookingSeatsProps {
  readonly form: ConsoleForm<typeof createBookingInput>;
  /** The id of the chosen class. */
  readonly id: string | null;
  readonly chosen: ChosenClassState;
}

/** The first seats of a new booking: a class, chosen by its reference or title, and then the number of seats and their price. */
export function NewBookingSeats({ form, id, chosen }: NewBookingSeatsProps) {
  const { seats } = useFormValues(form);
  const left = chosen.known ? `${countOf(chosen.known.seatsFreeCount, 'seat')} left` : undefined;
  return (
    <Stack>
      <ClassOnSaleField
        form={form}
        name="seats.class"
        required={false}
        placeholder="Select a class by title, place, course or trainer"
        hint={id === null ? 'Seats are reserved with the booking. Without a class, items are added later.' : undefined}
      />
      {id !== null && seats && (
        <>
          <ChosenClass id={id} class={chosen} unnamed />
          <Grid columns={2}>
            <NumberField form={form} name="seats.quantity" hint={left} />
            <MoneyField form={form} name="seats.unitPrice" hint={priceHint(chosen)} />
            <CheckboxField form={form} name="seats.taxable" />
            {seats.taxable === true && (
              <PercentageField
                form={form}
                name="seats.taxRatePercent"
                hint={`${defaultTaxRatePercent}% when none is given`}
              />
            )}
          </Grid>
        </>
      )}
    </Stack>
  );
}

function priceHint({ known }: ChosenClassState): string | undefined {
  if (!known) return undefined;
  return known.lastSeatPrice
    ? `Last sold for ${known.lastSeatPrice.formatted}.`
    : 'No seat of this course has been sold yet.';
}

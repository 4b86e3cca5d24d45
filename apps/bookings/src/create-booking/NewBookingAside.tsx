import type { createBookingInput } from '@console/bookings-contracts';
import { Stack } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { PriceTotals } from '../item-price/PriceTotals.tsx';
import { NewBookingAddress } from './NewBookingAddress.tsx';

/** Beside the fields of a new booking: the billing address, and what its seats come to. */
export function NewBookingAside({ form }: { readonly form: ConsoleForm<typeof createBookingInput> }) {
  const { seats } = useFormValues(form);
  return (
    <Stack gap="l">
      <NewBookingAddress form={form} />
      {seats?.class && <PriceTotals price={seats} />}
    </Stack>
  );
}

import { type classToHold, deliveryParts } from '@console/classes-contracts';
import { Grid } from '@console/design-system/layout';
import { type FormWith, type InputSchema, NumberField, partOf, TextField, useFormValues } from '@console/forms';
import type { ComponentProps, ReactNode } from 'react';
import { BrandField } from '../brands/BrandField.tsx';
import { DeliveryFields } from '../delivery/DeliveryFields.tsx';
import { NewSessionsFields } from '../sessions/NewSessionsFields.tsx';

export interface ClassToHoldFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof classToHold, Schema>;
  readonly brand?: ComponentProps<typeof BrandField>['chosen'];
  /** Shown below the address. */
  readonly belowAddress?: ReactNode;
}

/** Title, brand, places, place and sessions of a new class, whoever it is for. */
export function ClassToHoldFields<Schema extends InputSchema>({
  brand,
  belowAddress,
  ...props
}: ClassToHoldFieldsProps<Schema>) {
  const form = partOf<typeof classToHold, Schema>(props.form);
  const deliveryFormat = useFormValues(form).deliveryFormat ?? '';
  return (
    <>
      <TextField form={form} name="title" counter />
      <Grid columns={2}>
        <BrandField form={form} name="brand" chosen={brand} placeholder="Select a brand" />
        <NumberField form={form} name="maxAttendees" hint="From 1 to 500" />
      </Grid>
      <DeliveryFields form={form} belowAddress={belowAddress} />
      <NewSessionsFields form={form} meetingLinks={deliveryParts({ deliveryFormat }).meetingLink} />
    </>
  );
}

import {
  addressFields,
  type deliveryFields,
  deliveryFormats,
  deliveryParts,
  deliveryPlatforms,
} from '@console/classes-contracts';
import { Grid } from '@console/design-system/layout';
import {
  emptyValues,
  type FieldsOf,
  type FormWith,
  type InputSchema,
  OptionalAddressFields,
  partOf,
  SelectField,
  useFormValues,
} from '@console/forms';
import { type ReactNode, useEffect } from 'react';

export interface DeliveryFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof deliveryFields, Schema>;
  /** Shown below the address. */
  readonly belowAddress?: ReactNode;
}

/** Nearly every class is at home, so its country is not asked again and again. */
const atHome = { country: 'GB' };

/** Whether nobody has typed into an address. Its country is there from the start. */
const isBlank = ({ country, ...lines }: FieldsOf<typeof addressFields>) => Object.values(lines).every((line) => !line);

/**
 * The place of a class: an address on site, a platform for a virtual class (O§3). What was typed stays when another
 * format does not use it. The form leaves it out by {@link withoutUnusedParts}.
 */
export function DeliveryFields<Schema extends InputSchema>(props: DeliveryFieldsProps<Schema>) {
  const form = partOf<typeof deliveryFields, Schema>(props.form);
  const { deliveryFormat } = useFormValues(form);
  const shown = deliveryParts({ deliveryFormat: deliveryFormat ?? '' });
  const { getValues, setValue, clearErrors } = form.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the form begins anew
  useEffect(() => {
    if (!deliveryFormat) return;
    const { address, platform } = deliveryParts({ deliveryFormat });
    // A field that is no longer shown must not keep its message.
    if (!platform) clearErrors('deliveryPlatform');
    if (!address) clearErrors('deliveryAddress');
    const { deliveryAddress } = getValues();
    if (deliveryFormat === 'on_site' && !deliveryAddress) {
      setValue('deliveryAddress', { ...emptyValues(addressFields), ...atHome }, { shouldDirty: true });
    } else if (deliveryFormat !== 'on_site' && deliveryAddress && isBlank(deliveryAddress)) {
      setValue('deliveryAddress', null, { shouldDirty: true });
    }
  }, [deliveryFormat, getValues, setValue, clearErrors, form.discards]);
  return (
    <>
      <Grid columns={2}>
        <SelectField form={form} name="deliveryFormat" options={deliveryFormats.options} />
        {deliveryFormat && shown.platform && (
          <SelectField
            form={form}
            name="deliveryPlatform"
            required={deliveryFormat === 'virtual'}
            options={deliveryPlatforms.options}
          />
        )}
      </Grid>
      {deliveryFormat && shown.address && (
        <OptionalAddressFields form={form} name="deliveryAddress" add="Add an address" remove="Remove the address" />
      )}
      {deliveryFormat && shown.address && props.belowAddress}
    </>
  );
}

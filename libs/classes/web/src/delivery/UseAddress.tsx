import { addressFields, type deliveryFields } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { type FormWith, type InputSchema, initialValues, partOf } from '@console/forms';

type Address = Parameters<typeof initialValues<typeof addressFields>>[1];

export interface UseAddressProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof deliveryFields, Schema>;
  /** A known address. Without one the button is left out. */
  readonly address: Address | null | undefined;
  /** 'Use the customer’s address' */
  readonly label: string;
}

/** A button that makes a known address the address of a class. */
export function UseAddress<Schema extends InputSchema>({ address, label, ...props }: UseAddressProps<Schema>) {
  const { state } = partOf<typeof deliveryFields, Schema>(props.form);
  if (!address) return null;
  const use = () =>
    state.setValue('deliveryAddress', initialValues(addressFields, address), {
      shouldDirty: true,
      shouldValidate: state.formState.isSubmitted,
    });
  return (
    <Button size="small" onClick={use}>
      {label}
    </Button>
  );
}

import type { InputSchema } from '@console/forms';
import { BoundField, type PickerFieldProps } from '@console/pickers';
import type { customerOption_customer$key } from './__generated__/customerOption_customer.graphql.ts';
import { CreatingCustomerPicker, CustomerPicker } from './CustomerPicker.tsx';
import { customerOption } from './customerOption.ts';

export type CustomerFieldProps<Schema extends InputSchema> = PickerFieldProps<Schema, customerOption_customer$key> & {
  /** Offers to create a missing customer in place. */
  readonly creates?: boolean;
};

/** Chooses a customer, as a form field. */
export function CustomerField<Schema extends InputSchema>({
  creates = false,
  chosen,
  placeholder,
  ...props
}: CustomerFieldProps<Schema>) {
  const Chooser = creates ? CreatingCustomerPicker : CustomerPicker;
  return (
    <BoundField saved={chosen && customerOption(chosen)} {...props}>
      {(bound) => <Chooser {...bound} {...{ chosen, placeholder }} />}
    </BoundField>
  );
}

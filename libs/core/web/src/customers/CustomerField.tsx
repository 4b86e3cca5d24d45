import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { customerOption_customer$key } from './__generated__/customerOption_customer.graphql.ts';
import { customerOption } from './customerOption.ts';
import { customers } from './customers.ts';

/** Chooses a customer, as a form field. */
export function CustomerField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, customerOption_customer$key>) {
  return <PickerField list={customers} chosen={chosen && customerOption(chosen)} {...rest} />;
}

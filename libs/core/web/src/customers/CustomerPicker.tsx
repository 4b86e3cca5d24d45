import { Picker, type PickerProps } from '@console/pickers';
import type { customerOption_customer$key } from './__generated__/customerOption_customer.graphql.ts';
import { customerOption } from './customerOption.ts';
import { customers } from './customers.ts';

/** Chooses a customer. */
export function CustomerPicker({ chosen, ...rest }: PickerProps<customerOption_customer$key>) {
  return <Picker list={customers} chosen={chosen && customerOption(chosen)} {...rest} />;
}

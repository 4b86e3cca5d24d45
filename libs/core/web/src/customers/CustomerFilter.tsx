import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { customers } from './customers.ts';

/** A list's filter by a customer. */
export function CustomerFilter({ label = 'Customer', ...rest }: PickerFilterProps) {
  return <PickerFilter list={customers} label={label} {...rest} />;
}

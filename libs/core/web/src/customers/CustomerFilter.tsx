import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { customers } from './customers.ts';

/** Filters a list by customer. */
export function CustomerFilter({ label = 'Customer', ...rest }: PickerFilterProps) {
  return <PickerFilter list={customers} label={label} {...rest} />;
}

import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { suppliers } from './suppliers.ts';

/** Filters a list by supplier. */
export function SupplierFilter({ label = 'Supplier', ...rest }: PickerFilterProps) {
  return <PickerFilter list={suppliers} label={label} {...rest} />;
}

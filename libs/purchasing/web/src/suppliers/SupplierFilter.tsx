import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { suppliers } from './suppliers.ts';

/** A list's filter by a supplier. */
export function SupplierFilter({ label = 'Supplier', ...rest }: PickerFilterProps) {
  return <PickerFilter list={suppliers} label={label} {...rest} />;
}

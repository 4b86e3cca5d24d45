import { Picker, type PickerProps } from '@console/pickers';
import type { supplierOption_supplier$key } from './__generated__/supplierOption_supplier.graphql.ts';
import { supplierOption } from './supplierOption.ts';
import { suppliers } from './suppliers.ts';

/** Chooses a supplier. */
export function SupplierPicker({ chosen, ...rest }: PickerProps<supplierOption_supplier$key>) {
  return <Picker list={suppliers} chosen={chosen && supplierOption(chosen)} {...rest} />;
}

import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { supplierOption_supplier$key } from './__generated__/supplierOption_supplier.graphql.ts';
import { supplierOption } from './supplierOption.ts';
import { suppliers } from './suppliers.ts';

/** Chooses a supplier, as a form field. */
export function SupplierField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, supplierOption_supplier$key>) {
  return <PickerField list={suppliers} chosen={chosen && supplierOption(chosen)} {...rest} />;
}

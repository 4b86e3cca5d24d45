import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { brandOption_brand$key } from './__generated__/brandOption_brand.graphql.ts';
import { brandOption } from './brandOption.ts';
import { brands } from './brands.ts';

/** Chooses a brand, as a form field. */
export function BrandField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, brandOption_brand$key>) {
  return <PickerField list={brands} chosen={chosen && brandOption(chosen)} {...rest} />;
}

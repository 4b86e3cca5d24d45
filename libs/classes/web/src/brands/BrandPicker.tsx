import { Picker, type PickerProps } from '@console/pickers';
import type { brandOption_brand$key } from './__generated__/brandOption_brand.graphql.ts';
import { brandOption } from './brandOption.ts';
import { brands } from './brands.ts';

/** Chooses a brand. */
export function BrandPicker({ chosen, ...rest }: PickerProps<brandOption_brand$key>) {
  return <Picker list={brands} chosen={chosen && brandOption(chosen)} {...rest} />;
}

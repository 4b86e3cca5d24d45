import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { brands } from './brands.ts';

/** Filters a list by brand. */
export function BrandFilter({ label = 'Brand', ...rest }: PickerFilterProps) {
  return <PickerFilter list={brands} label={label} {...rest} />;
}

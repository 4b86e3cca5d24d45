import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { classes } from './classes.ts';

/** Filters a list by class. */
export function ClassFilter({ label = 'Class', ...rest }: PickerFilterProps) {
  return <PickerFilter list={classes} label={label} {...rest} />;
}

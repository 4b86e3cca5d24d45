import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { trainers } from './trainers.ts';

/** Filters a list by trainer. */
export function TrainerFilter({ label = 'Trainer', ...rest }: PickerFilterProps) {
  return <PickerFilter list={trainers} label={label} {...rest} />;
}

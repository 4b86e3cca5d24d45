import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { trainers } from './trainers.ts';

/** A list's filter by a trainer. */
export function TrainerFilter({ label = 'Trainer', ...rest }: PickerFilterProps) {
  return <PickerFilter list={trainers} label={label} {...rest} />;
}

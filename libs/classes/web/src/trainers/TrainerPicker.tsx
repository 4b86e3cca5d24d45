import { Picker, type PickerProps } from '@console/pickers';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

/** Chooses a trainer. */
export function TrainerPicker({ chosen, ...rest }: PickerProps<trainerOption_trainer$key>) {
  return <Picker list={trainers} chosen={chosen && trainerOption(chosen)} {...rest} />;
}

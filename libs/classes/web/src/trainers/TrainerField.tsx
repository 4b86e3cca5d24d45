import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

/** Chooses a trainer, in a form. */
export function TrainerField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, trainerOption_trainer$key>) {
  return <PickerField list={trainers} chosen={chosen && trainerOption(chosen)} {...rest} />;
}

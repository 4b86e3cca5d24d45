import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { classOption_class$key } from './__generated__/classOption_class.graphql.ts';
import { classes } from './classes.ts';
import { classOption } from './classOption.ts';

/** Chooses a class that is not canceled by its reference or title, as a form field. */
export function ClassField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, classOption_class$key>) {
  return <PickerField list={classes} chosen={chosen && classOption(chosen)} {...rest} />;
}

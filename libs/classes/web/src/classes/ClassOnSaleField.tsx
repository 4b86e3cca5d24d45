import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useState } from 'react';
import type { classOnSaleOption_class$key } from './__generated__/classOnSaleOption_class.graphql.ts';
import { classesOnSale } from './classesOnSale.ts';
import { classOnSaleOption } from './classOnSaleOption.ts';

/** Chooses a public class with seats to sell by its reference or title, as a form field. */
export function ClassOnSaleField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, classOnSaleOption_class$key>) {
  const [list] = useState(() => classesOnSale(new Date().toISOString()));
  return <PickerField list={list} chosen={chosen && classOnSaleOption(chosen)} {...rest} />;
}

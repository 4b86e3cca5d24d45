import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useMemo, useState } from 'react';
import type { classOnSaleOption_class$key } from './__generated__/classOnSaleOption_class.graphql.ts';
import { classesOnSale } from './classesOnSale.ts';
import { classOnSaleOption } from './classOnSaleOption.ts';

type ClassOnSaleFieldProps<Schema extends InputSchema> = PickerFieldProps<Schema, classOnSaleOption_class$key> & {
  /** The id of a course. Its classes stand before the others. */
  readonly course?: string;
  /** The id of a class that cannot be chosen. */
  readonly except?: string;
};

/** Chooses a public class with seats to sell by its reference or title, as a form field. */
export function ClassOnSaleField<Schema extends InputSchema>({
  chosen,
  course,
  except,
  ...rest
}: ClassOnSaleFieldProps<Schema>) {
  const [now] = useState(() => new Date().toISOString());
  const list = useMemo(() => classesOnSale(now, course, except), [now, course, except]);
  return <PickerField list={list} chosen={chosen && classOnSaleOption(chosen)} {...rest} />;
}

import type * as z from 'zod/mini';
import { ruleOf } from './fieldRule.ts';

/**
 * Returns the labels of an input's fields by their names, so that a screen shows a field under the same label as the
 * form.
 *
 *     const labels = labelsOf(supplierFields);
 *     { label: labels.vatNumber, value: supplier.vatNumber }
 *
 * @throws when a field was not made by `@console/rules`.
 */
export function labelsOf<Shape extends z.core.$ZodShape>({
  shape,
}: {
  readonly shape: Shape;
}): Readonly<Record<keyof Shape, string>> {
  const labels = Object.entries(shape).map(([name, field]) => {
    const label = ruleOf(field)?.label;
    if (label === undefined) throw new Error(`The field ${name} has no rule, so it has no label.`);
    return [name, label];
  });
  return Object.fromEntries(labels);
}

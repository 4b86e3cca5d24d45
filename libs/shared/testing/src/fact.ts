import { screen } from '@testing-library/react';

/**
 * The value beside a label of a description list.
 *
 * @param container where to look: the whole screen by default, or `within(…)` a part of it.
 * @throws when the label has no value, or stands there more than once.
 */
export function fact(label: string, container: Pick<typeof screen, 'getByText'> = screen): HTMLElement {
  const value = container.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`The label "${label}" has no value beside it.`);
  return value;
}

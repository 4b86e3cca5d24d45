import { screen } from '@testing-library/react';

/**
 * Returns the value beside a label of a description list.
 *
 * @param container the part of the screen to search, such as `within(…)`. Default: the whole screen.
 * @throws when the label has no value, or is there more than once.
 */
export function fact(label: string, container: Pick<typeof screen, 'getByText'> = screen): HTMLElement {
  const value = container.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`The label "${label}" has no value beside it.`);
  return value;
}

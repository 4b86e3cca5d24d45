import { screen } from '@testing-library/react';

/** The value beside a label of a description list. */
export function fact(label: string, container: Pick<typeof screen, 'getByText'> = screen): HTMLElement {
  const value = container.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`The label “${label}” has no value beside it.`);
  return value;
}

import { screen } from '@testing-library/react';

/** The value beside a label of a description list. */
export function fact(label: string, container: Pick<typeof screen, 'getByText'> = screen): HTMLElement {
  const value = container.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value.`);
  return value;
}

import { createContext, useContext } from 'react';

/** What a control inside a Field takes over from it. */
export interface FieldControl {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

const noField: FieldControl = {};

export const FieldContext = createContext<FieldControl>(noField);

/** The id, description and validity that the surrounding Field gives its control; empty outside a Field. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

import { createContext, useContext } from 'react';

/** What a control inside a Field takes over from it. */
export interface FieldControl {
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const noField: FieldControl = {};

export const FieldContext = createContext<FieldControl>(noField);

/** The id, description and validity that the surrounding Field gives its control; empty outside a Field. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

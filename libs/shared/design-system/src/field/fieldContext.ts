import { createContext, useContext } from 'react';

/** The attributes that a Field gives to its control. */
export interface FieldControl {
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const noField: FieldControl = {};

/** Carries the attributes from a Field to its control. */
export const FieldContext = createContext<FieldControl>(noField);

/**
 * Returns the attributes that the surrounding Field gives to its control: id, description and validity. Empty outside a
 * Field.
 */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

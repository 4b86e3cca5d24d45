import { createContext } from 'react';

export interface ClassChoice {
  /** The id of the chosen class. */
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

/** Shares the chosen class of the form with the rows of the table. */
export const ClassChoiceContext = createContext<ClassChoice>({ chosen: null, choose: () => {} });

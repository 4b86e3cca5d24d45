import { createContext } from 'react';

export interface ClassChoice {
  /** The id of the class whose seats are being added. */
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

/** What the rows of the table read of the form beside it. */
export const ClassChoiceContext = createContext<ClassChoice>({ chosen: null, choose: () => {} });

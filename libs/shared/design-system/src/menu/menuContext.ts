import { createContext } from 'react';

/** Closes the surrounding menu and focuses its button. */
export const MenuContext = createContext<() => void>(() => undefined);

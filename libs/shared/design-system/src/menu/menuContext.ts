import { createContext } from 'react';

/** Closes the surrounding menu and gives its button the focus. */
export const MenuContext = createContext<() => void>(() => undefined);

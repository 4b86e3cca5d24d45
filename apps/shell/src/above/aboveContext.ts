import { createContext, useContext } from 'react';

/** What can stand above every screen. */
export type Above = 'palette' | 'shortcuts' | 'about';

export interface AboveFrame {
  readonly open: (what: Above) => void;
  /** Fetches its code, because somebody points at what opens it. */
  readonly prepare: (what: Above) => void;
}

const AboveContext = createContext<AboveFrame>({ open: () => {}, prepare: () => {} });

export const AboveProvider = AboveContext.Provider;

/** Opens what stands above every screen: the palette, the shortcuts, what this console is. */
export const useAbove = (): AboveFrame => useContext(AboveContext);

import type { ReactNode } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { AboveProvider } from './aboveContext.ts';
import { useAboveFrame } from './useAboveFrame.ts';

/** The frame with what can be opened above it by key or button: the palette, the sheet of shortcuts, what this console is. */
export function AboveScreens({ children }: { readonly children: ReactNode }) {
  const { frame, shown, close } = useAboveFrame();
  useShortcuts(frame);
  return (
    <AboveProvider value={frame}>
      {children}
      {shown && <shown.Part key={shown.what} onClose={close} typed={shown.typed} />}
    </AboveProvider>
  );
}

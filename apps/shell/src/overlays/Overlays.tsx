import type { ReactNode } from 'react';
import { OverlayProvider } from '../context/overlays.ts';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import { useOverlays } from './useOverlays.ts';

/** Renders the console with the overlay that is open on top of it, and listens for the keyboard shortcuts. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const { control, shown, close } = useOverlays();
  useShortcuts(control);
  return (
    <OverlayProvider value={control}>
      {children}
      {shown && <shown.Content key={shown.overlay} onClose={close} typed={shown.typed} />}
    </OverlayProvider>
  );
}

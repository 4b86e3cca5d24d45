import { createContext, useContext } from 'react';

/** A dialog of the console itself: the command palette, the list of keyboard shortcuts, "About this console". */
export type Overlay = 'palette' | 'shortcuts' | 'about';

/** Opens the overlays. */
export interface OverlayControl {
  /** Opens an overlay. Closes it when it is already open. */
  readonly open: (overlay: Overlay) => void;
  /**
   * Fetches the code of an overlay in advance. Called when the pointer or the focus reaches the button that opens it.
   */
  readonly prepare: (overlay: Overlay) => void;
}

/** The keys that were typed while the code of an overlay was still loading. */
export interface Typed {
  readonly text: string;
  /** Whether Enter followed the text. */
  readonly entered: boolean;
}

/** The props of every overlay. */
export interface OverlayProps {
  readonly onClose: () => void;
  readonly typed: Typed;
}

const OverlayContext = createContext<OverlayControl>({ open: () => {}, prepare: () => {} });

export const OverlayProvider = OverlayContext.Provider;

/** Returns the functions that open the console's overlays. */
export const useOverlay = (): OverlayControl => useContext(OverlayContext);

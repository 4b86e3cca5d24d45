/** Tells whether the keyboard has ⌘ in the place of Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Returns whether the keyboard has ⌘ instead of Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

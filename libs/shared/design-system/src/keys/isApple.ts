/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

import { useCallback, useEffect, useState } from 'react';

/** The milliseconds that "Copied" stays (C§9). */
const hintStay = 2000;

/** Copies text to the clipboard. `copied` is true for two seconds after that. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), hintStay);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback((text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (cause: unknown) => console.warn('The text could not be copied to the clipboard.', cause),
    );
  }, []);

  return { copied, copy };
}

import { useCallback, useEffect, useState } from 'react';

/** How long the hint "Copied" stays (C§9). */
const hintStay = 2000;

/** Copies text to the clipboard, and says for two seconds that it did. */
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
      (cause: unknown) => console.warn('The clipboard refused.', cause),
    );
  }, []);

  return { copied, copy };
}

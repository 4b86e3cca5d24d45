import { useCallback, useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

/** The milliseconds that "Copied" stays (C§9). */
const hintStay = 2000;

interface Copied {
  /** True for two seconds after the text was copied. */
  readonly copied: boolean;
  /** Why the latest text was not copied, and how to copy it. Null when it was. */
  readonly problem: string | null;
  readonly copy: (text: string) => void;
}

/** Copies text to the clipboard, and says whether that succeeded. */
export function useCopied(): Copied {
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), hintStay);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback((text: string) => {
    void copyText(text).then((why) => {
      setProblem(why);
      setCopied(why === null);
    });
  }, []);

  return { copied, problem, copy };
}

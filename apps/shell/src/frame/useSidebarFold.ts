import { useCallback, useState, useSyncExternalStore } from 'react';

/** A cookie, because the server draws the sidebar of the skeleton as wide as the user left it. */
const FOLDED_COOKIE = 'console_sidebar=folded';
const narrow = matchMedia('(max-width: 1023px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/**
 * Returns whether the sidebar is folded. In a narrow window it is always folded. Otherwise the user's last choice in
 * this browser counts.
 */
export function useSidebarFold(): { folded: boolean; foldable: boolean; toggle: () => void } {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  const [chosen, setChosen] = useState(() => document.cookie.split('; ').includes(FOLDED_COOKIE));
  const toggle = useCallback(() => {
    const folded = !document.cookie.split('; ').includes(FOLDED_COOKIE);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
    document.cookie = `${FOLDED_COOKIE}; path=/; max-age=${folded ? 31536000 : 0}; samesite=strict`;
    setChosen(folded);
  }, []);
  return { folded: isNarrow || chosen, foldable: !isNarrow, toggle };
}

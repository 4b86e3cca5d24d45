import { useCallback, useState, useSyncExternalStore } from 'react';

const KEY = 'console.sidebar';
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
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY) === 'folded');
  const toggle = useCallback(() => {
    setChosen((folded) => {
      localStorage.setItem(KEY, folded ? 'open' : 'folded');
      return !folded;
    });
  }, []);
  return { folded: isNarrow || chosen, foldable: !isNarrow, toggle };
}

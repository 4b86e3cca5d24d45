import { useSyncExternalStore } from 'react';
import type { Scheme } from './themes.ts';

// Paper is white, whatever the screen is.
const query = 'screen and (prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const read = (): Scheme => (window.matchMedia(query).matches ? 'dark' : 'light');

/** The colour scheme the system prefers, live (C§1). */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

import { useSyncExternalStore } from 'react';
import type { Scheme } from './themes.ts';

// Printed pages are always light.
const query = 'screen and (prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const read = (): Scheme => (window.matchMedia(query).matches ? 'dark' : 'light');

/** Returns the colour scheme that the system prefers, and renders again when it changes (C§1). */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

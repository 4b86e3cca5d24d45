import { useSyncExternalStore } from 'react';
import { singleKeys } from './singleKeys.ts';

/** Returns whether single letters and signs are shortcuts, and renders again when the setting changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.on);
}

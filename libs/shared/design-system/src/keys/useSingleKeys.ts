import { useSyncExternalStore } from 'react';
import { singleKeys } from './singleKeys.ts';

/** Whether single letters and signs are shortcuts at the moment. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.on);
}

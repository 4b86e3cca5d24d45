import { saveBeforeReload } from '@console/platform';
import type { DataRouter } from 'react-router';
import { readLiveReleases } from './liveReleases.ts';

/** How long to wait for a pending navigation, for example of a filter that was just typed. */
const NAVIGATION_WITHIN_MS = 5_000;

/**
 * Reloads the page after the user accepted a newer version (FED-07). Filters are written to the address and drafts are stored first,
 * so the user returns to the same screen, filters, text and scroll position.
 *
 * @returns false when the server cannot be reached. The page is then not reloaded.
 */
export async function refreshConsole(router: DataRouter, reload = () => location.reload()): Promise<boolean> {
  if (!(await readLiveReleases())) return false;
  saveBeforeReload();
  await settled(router);
  const { state, location: next } = router.state.navigation;
  if (state !== 'idle' && next) history.replaceState(history.state, '', router.createHref(next));
  reload();
  return true;
}

/** Resolves when the router has no pending navigation, or after `NAVIGATION_WITHIN_MS`. */
function settled(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, NAVIGATION_WITHIN_MS);
    const unsubscribe = router.subscribe(({ navigation }) => navigation.state === 'idle' && finish());
    if (router.state.navigation.state === 'idle') finish();
  });
}

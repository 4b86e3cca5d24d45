import { prepareRefresh } from '@console/platform';
import type { ConsoleRouter } from '../routing/consoleRouter.tsx';
import { readLiveReleases } from './liveReleases.ts';

/** How long a filter that was typed last may take to reach the address. */
const PATIENCE_MS = 5_000;

/**
 * Reloads the page because somebody accepted a newer version (FED-07). What was typed is put into the address or kept first, so the person
 * comes back to the same screen, filters, text and place.
 *
 * @returns false when the server cannot be reached: then nothing happens.
 */
export async function refreshConsole(router: ConsoleRouter, reload = () => location.reload()): Promise<boolean> {
  if (!(await readLiveReleases())) return false;
  prepareRefresh();
  await settled(router);
  const { state: going, location: next } = router.state.navigation;
  if (going !== 'idle' && next) history.replaceState(history.state, '', router.createHref(next));
  reload();
  return true;
}

/** Until the router goes nowhere any more, or has taken too long. */
function settled(router: ConsoleRouter): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    const unsubscribe = router.subscribe(({ navigation }) => navigation.state === 'idle' && finish());
    if (router.state.navigation.state === 'idle') finish();
  });
}

import { preloadScripts } from '../remotes/preloadScripts.ts';
import { fetchRegistry, judgeRegistry } from '../remotes/readRegistry.ts';
import { RouteTable } from '../routing/RouteTable.ts';
import { rememberedRoute } from '../session/attemptedRoute.ts';

/**
 * Preloads the scripts of the first screen while the user types their password. It sends nothing to the API and starts no remote.
 * Errors are ignored: the console requests the same scripts again after sign-in.
 */
export async function prepareFirstScreen(): Promise<void> {
  try {
    const { remotes } = judgeRegistry(await fetchRegistry());
    const table = new RouteTable(remotes);
    const wanted = rememberedRoute();
    const asked = (wanted && table.find(wanted)) || (table.landing && table.find(table.landing));
    const release = asked && remotes.find(({ name }) => name === asked.remote);
    if (release) preloadScripts(release, 'routes', asked.route.id);
  } catch {
    // The error is ignored. After sign-in the console reads the registry again and reports the error.
  }
}

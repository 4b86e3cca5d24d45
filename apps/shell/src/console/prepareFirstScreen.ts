import { preloadScripts } from '../federation/preloadScripts.ts';
import { fetchRegistry, judgeRegistry } from '../registry/readRegistry.ts';
import { RouteTable } from '../routing/RouteTable.ts';
import { rememberedRoute } from '../session/attemptedRoute.ts';

/**
 * Fetches the scripts of the screen that somebody who signs in is about to see, while they type (architecture §3). Nothing is asked of the
 * API, and no remote starts; whatever fails is asked for again once they have signed in.
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
    // Signing in reports it.
  }
}

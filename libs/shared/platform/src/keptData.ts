import type { PageData } from './ConsoleHost.ts';
import type { RouteModule } from './routeModules.ts';

/** The page that a router displays while it enters an address. */
export interface DisplayedPage {
  readonly location: Pick<URL, 'pathname' | 'search'>;
  readonly data: PageData;
}

/**
 * Returns the displayed data when a navigation only opens another section of the same page. Null for any other
 * navigation, also for one to the same address: 'Try again' loads everything again.
 */
export function keptData(
  { sections = [] }: RouteModule,
  displayed: DisplayedPage | null,
  { pathname, search }: URL,
): PageData | null {
  if (!displayed || displayed.location.pathname !== pathname || displayed.location.search === search) return null;
  const rest = (query: string) => {
    const parameters = new URLSearchParams(query);
    for (const name of sections) parameters.delete(name);
    return parameters.toString();
  };
  return rest(displayed.location.search) === rest(search) ? displayed.data : null;
}

import type { PageTitle } from '@console/platform';
import type { RouteTable } from '../routing/RouteTable.ts';
import type { Crumb } from './Breadcrumb.tsx';

/**
 * Returns the breadcrumb of a path. A label is the title that the page has set, otherwise the route's title.
 *
 * @param searchOf returns the query with which a list was last displayed.
 */
export function crumbsOf(
  table: RouteTable,
  pathname: string,
  page: PageTitle | null,
  searchOf: (path: string) => string,
): Crumb[] {
  const match = table.match(pathname);
  if (!match) return page ? [{ label: page.crumb ?? page.title }] : [];
  const { route } = match.owned;
  const ancestors = table.ancestors(route).map(({ title, path }, index, { length }): Crumb => {
    const label = index === length - 1 ? (page?.above ?? title) : title;
    const own = filled(path, match.params);
    return { label, path: own, search: searchOf(own) };
  });
  return [...ancestors, { label: page?.crumb ?? page?.title ?? route.title }];
}

/** Fills the parameters of an ancestor's path with those of the current path. */
function filled(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));
}

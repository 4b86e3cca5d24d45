import type { PageTitle } from '@console/platform';
import type { Crumb } from '../frame/Breadcrumb.tsx';
import type { RouteTable } from '../routing/RouteTable.ts';

/** The screens above a path and its own: by the words of the page on screen, as far as it has given any, else by their routes'. */
export function crumbsOf(table: RouteTable, pathname: string, page: PageTitle | null): Crumb[] {
  const match = table.match(pathname);
  if (!match) return page ? [{ label: page.crumb ?? page.title }] : [];
  const { route } = match.owned;
  const above = table.ancestors(route).map(({ title, path }, index, { length }): Crumb => {
    const label = index === length - 1 ? (page?.above ?? title) : title;
    return { label, path: filled(path, match.params) };
  });
  return [...above, { label: page?.crumb ?? page?.title ?? route.title }];
}

/** A path of a screen above, for the record that this one is about. */
function filled(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));
}

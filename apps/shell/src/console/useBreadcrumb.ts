import { useEffect } from 'react';
import type { Crumb } from '../frame/Breadcrumb.tsx';
import { useConsole } from './ConsoleContext.ts';
import { usePageTitleOnScreen } from './pageTitles.ts';

/** The breadcrumb of a path, which also names the document: the page's own words where it gives some, else its route's. */
export function useBreadcrumb(pathname: string): Crumb[] {
  const { table } = useConsole();
  const page = usePageTitleOnScreen();
  const match = table.match(pathname);
  const route = match?.owned.route;
  const title = page?.title ?? route?.title;

  useEffect(() => {
    if (title) document.title = `${title} · Admin console`;
  }, [title]);

  const own: Crumb[] = title === undefined ? [] : [{ label: page?.crumb ?? page?.title ?? title }];
  const above = route
    ? table.ancestors(route).map(({ title: label, path }): Crumb => ({ label, path: filled(path, match.params) }))
    : [];
  return [...above, ...own];
}

/** A path of a screen above, for the record that this one is about. */
function filled(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));
}

import { useEffect } from 'react';
import type { Crumb } from '../frame/Breadcrumb.tsx';
import { useConsole } from './ConsoleContext.ts';
import { usePageTitleOnScreen } from './pageTitles.ts';

/** The breadcrumb of a path, which also names the document: the page's own words where it gives some, else its route's. */
export function useBreadcrumb(pathname: string): Crumb[] {
  const { table } = useConsole();
  const page = usePageTitleOnScreen();
  const route = table.find(pathname)?.route;
  const title = page?.title ?? route?.title;

  useEffect(() => {
    if (title) document.title = `${title} · Admin console`;
  }, [title]);

  const own: Crumb[] = title === undefined ? [] : [{ label: page?.crumb ?? page?.title ?? title }];
  const above = route ? table.ancestors(route).map(({ title: label, path }): Crumb => ({ label, path })) : [];
  return [...above, ...own];
}

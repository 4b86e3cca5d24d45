import { useEffect } from 'react';
import type { Crumb } from '../frame/Breadcrumb.tsx';
import { useConsole } from './ConsoleContext.ts';
import { crumbsOf } from './crumbsOf.ts';
import { usePageTitleOnScreen } from './pageTitles.ts';

/** The breadcrumb of a path, which also names the document: the page's own words where it gives some, else its route's. */
export function useBreadcrumb(pathname: string): Crumb[] {
  const { table } = useConsole();
  const page = usePageTitleOnScreen();
  const title = page?.title ?? table.match(pathname)?.owned.route.title;

  useEffect(() => {
    if (title) document.title = `${title} · Admin console`;
  }, [title]);

  return crumbsOf(table, pathname, page);
}

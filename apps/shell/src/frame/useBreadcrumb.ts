import { useEffect } from 'react';
import { useConsole } from '../context/ConsoleContext.ts';
import { usePageTitleOnScreen } from '../context/pageTitles.ts';
import type { Crumb } from './Breadcrumb.tsx';
import { crumbsOf } from './crumbsOf.ts';

/** Returns the breadcrumb of a path, and sets the title of the document. */
export function useBreadcrumb(pathname: string): Crumb[] {
  const { table } = useConsole();
  const page = usePageTitleOnScreen();
  const title = page?.title ?? table.match(pathname)?.owned.route.title;

  useEffect(() => {
    if (title) document.title = `${title} · Admin console`;
  }, [title]);

  return crumbsOf(table, pathname, page);
}

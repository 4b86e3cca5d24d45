import { mayOpen, useSession } from '@console/platform';
import { useEffect } from 'react';
import type { Location } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { usePageTitleOnScreen } from '../context/pageTitles.ts';
import { rememberedSearch, rememberSearch } from '../routing/listSearches.ts';
import type { Crumb } from './Breadcrumb.tsx';
import { crumbsOf } from './crumbsOf.ts';

/** Returns the breadcrumb of a screen, and sets the title of the document. A list in it has the filters that it had. */
export function useBreadcrumb({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Crumb[] {
  const { table } = useConsole();
  const session = useSession();
  const { userId } = session;
  const page = usePageTitleOnScreen();
  const title = page?.title ?? table.match(pathname)?.owned.route.title;

  useEffect(() => {
    if (title) document.title = `${title} · Admin console`;
  }, [title]);

  const isList = table.match(pathname)?.owned.route.path === pathname;
  useEffect(() => {
    if (isList) rememberSearch(userId, pathname, search);
  }, [userId, isList, pathname, search]);

  // Somebody who may open only their own record has no list above it.
  const isOpen = (path: string) => {
    const route = table.find(path)?.route;
    return route !== undefined && mayOpen(route, path, session);
  };
  return crumbsOf(table, pathname, page, (path) => rememberedSearch(userId, path)).filter(
    ({ path }) => path === undefined || isOpen(path),
  );
}

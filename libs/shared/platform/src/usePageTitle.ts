import { useLayoutEffect } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';

/**
 * Names the screen in the document title and the breadcrumb, for pages whose name is in their data.
 *
 * @param title "BK-10482 Leadership Essentials"
 * @param crumb the last word of the breadcrumb, "BK-10482"; the title when left out.
 */
export function usePageTitle(title: string, crumb?: string): void {
  const { setPageTitle } = useConsoleHost();
  useLayoutEffect(() => {
    setPageTitle(crumb === undefined ? { title } : { title, crumb });
    return () => setPageTitle(null);
  }, [setPageTitle, title, crumb]);
}

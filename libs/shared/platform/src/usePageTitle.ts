import { useLayoutEffect } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';

/**
 * Names the screen in the document title and the breadcrumb, for pages whose name is in their data.
 *
 * @param title "BK-10482 Leadership Essentials"
 * @param crumb the last word of the breadcrumb, "BK-10482"; the title when left out.
 * @param above the word before it, for a screen that stands below a record's: "BK-10482".
 */
export function usePageTitle(title: string, crumb?: string, above?: string): void {
  const { setPageTitle } = useConsoleHost();
  useLayoutEffect(() => {
    setPageTitle({ title, ...(crumb !== undefined && { crumb }), ...(above !== undefined && { above }) });
    return () => setPageTitle(null);
  }, [setPageTitle, title, crumb, above]);
}

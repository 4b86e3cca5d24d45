import { useLayoutEffect, useMemo } from 'react';
import { type PageTitle, useConsoleHost } from './ConsoleHost.ts';

/**
 * Names the screen in the document title and the breadcrumb, for pages whose name is in their data. One that is about a record with a
 * reference says so by `useRecordTitle`.
 *
 * @param title "Hannah Whitfield"
 * @param crumb the last word of the breadcrumb; the title when left out.
 * @param above the word before it, for a screen that stands below a record's: "BK-10482".
 */
export function usePageTitle(title: string, crumb?: string, above?: string): void {
  useTitleOfPage(
    useMemo(
      () => ({ title, ...(crumb !== undefined && { crumb }), ...(above !== undefined && { above }) }),
      [title, crumb, above],
    ),
  );
}

/**
 * Names the screen of a record by its reference, "BK-10482", and its title, "Leadership Essentials". The palette offers it among what
 * was looked at last.
 */
export function useRecordTitle(reference: string, title: string): void {
  useTitleOfPage(
    useMemo(
      () => ({ title: `${reference} ${title}`, crumb: reference, record: { reference, title } }),
      [reference, title],
    ),
  );
}

/** Gives the shell the words of the page on screen. Keep their identity while they are the same. */
export function useTitleOfPage(page: PageTitle): void {
  const { setPageTitle } = useConsoleHost();
  useLayoutEffect(() => {
    setPageTitle(page);
    return () => setPageTitle(null);
  }, [setPageTitle, page]);
}

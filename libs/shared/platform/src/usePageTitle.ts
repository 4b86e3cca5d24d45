import { useLayoutEffect, useMemo } from 'react';
import { type PageTitle, useConsoleHost } from './ConsoleHost.ts';

/**
 * Sets the screen's name in the document title and the breadcrumb, for pages whose name is in their data. For a record
 * with a reference use `useRecordTitle`.
 *
 * @param title "Hannah Whitfield"
 * @param crumb the last part of the breadcrumb. The default is `title`.
 * @param above the part before `crumb`, for a screen below a record's screen: "BK-10482".
 */
export function usePageTitle(title: string, crumb?: string, above?: string): void {
  useSetPageTitle(
    useMemo(
      () => ({ title, ...(crumb !== undefined && { crumb }), ...(above !== undefined && { above }) }),
      [title, crumb, above],
    ),
  );
}

/**
 * Names the screen of a record by its reference, "BK-10482", and its title, "Leadership Essentials". The palette lists
 * it among the last opened records.
 */
export function useRecordTitle(reference: string, title: string): void {
  useSetPageTitle(
    useMemo(
      () => ({ title: `${reference} ${title}`, crumb: reference, record: { reference, title } }),
      [reference, title],
    ),
  );
}

/** Passes the names of the page to the shell. The object's identity must stay the same until a name changes. */
export function useSetPageTitle(page: PageTitle): void {
  const { setPageTitle } = useConsoleHost();
  useLayoutEffect(() => {
    setPageTitle(page);
    return () => setPageTitle(null);
  }, [setPageTitle, page]);
}

import { type PageTitle, useSession } from '@console/platform';
import { useEffect, useRef } from 'react';
import { useConsole } from '../../context/ConsoleContext.ts';
import { usePageTitleOnScreen } from '../../context/pageTitles.ts';

/** Remembers the record of the current screen. The screen sets this record together with its page title. */
export function useRecentRecords(pathname: string): void {
  const { table } = useConsole();
  const { userId } = useSession();
  const page = usePageTitleOnScreen();
  const entity = table.find(pathname)?.route.reference;
  const last = useRef<PageTitle>(null);

  useEffect(() => {
    // During a navigation the address changes before the title does. The title of the screen before is no title of this address.
    if (page === last.current) return;
    last.current = page;
    const record = page?.record;
    if (entity === undefined || record === undefined) return;
    // This code is loaded when the first record is remembered. If it does not load, the record is not remembered.
    void import('./recentRecords.ts').then(
      ({ recentRecords }) =>
        record
          ? recentRecords.add(userId, { entity, path: pathname, ...record })
          : recentRecords.drop(userId, pathname),
      () => {},
    );
  }, [entity, page, pathname, userId]);
}

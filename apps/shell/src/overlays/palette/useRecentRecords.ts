import { useSession } from '@console/platform';
import { useEffect } from 'react';
import { useConsole } from '../../context/ConsoleContext.ts';
import { usePageTitleOnScreen } from '../../context/pageTitles.ts';

/** Remembers the record of the current screen. The screen sets this record together with its page title. */
export function useRecentRecords(pathname: string): void {
  const { table } = useConsole();
  const { userId } = useSession();
  const record = usePageTitleOnScreen()?.record;
  const entity = table.find(pathname)?.route.reference;

  useEffect(() => {
    if (entity === undefined || record === undefined) return;
    // Waits one task: during a navigation the address changes before the record does.
    const timer = setTimeout(() => {
      // This code is loaded when the first record is remembered. If it does not load, the record is not remembered.
      void import('./recentRecords.ts').then(
        ({ recentRecords }) =>
          record
            ? recentRecords.add(userId, { entity, path: pathname, ...record })
            : recentRecords.drop(userId, pathname),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, [entity, record, pathname, userId]);
}

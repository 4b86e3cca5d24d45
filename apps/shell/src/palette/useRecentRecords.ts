import { useSession } from '@console/platform';
import { useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';
import { usePageTitleOnScreen } from '../console/pageTitles.ts';

/** Remembers the records whose screens are opened, as these state them. */
export function useRecentRecords(pathname: string): void {
  const { table } = useConsole();
  const { userId } = useSession();
  const record = usePageTitleOnScreen()?.record;
  const entity = table.find(pathname)?.route.reference;

  useEffect(() => {
    if (entity === undefined || record === undefined) return;
    // A moment later: while one screen takes the other's place, the address is the new one's already and the record still the old one's.
    const timer = setTimeout(() => {
      // Not needed before the first record is looked at; who is offline then keeps no note of it.
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

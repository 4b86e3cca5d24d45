import type { ReactElement } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';

/** What a page shows when the API knows no record of the path's id (NAV-18). `what` is "booking", "class". */
export function RecordNotFound({ what }: { what: string }): ReactElement {
  const { NotFound } = useConsoleHost();
  return <NotFound what={what} />;
}

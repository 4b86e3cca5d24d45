import type { ReactElement } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';

/**
 * The page for an id that the API does not know (NAV-18).
 *
 * @param props.what the kind of record: "booking", "class".
 */
export function RecordNotFound({ what }: { what: string }): ReactElement {
  const { NotFound } = useConsoleHost();
  return <NotFound what={what} />;
}

import { PanelMessage } from '@console/design-system/panel-message';
import {
  connection,
  type ErrorCode,
  errorCodeOf,
  errorDescriptions,
  useConnectionLost,
  useOnReturn,
  usePageTitle,
} from '@console/platform';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import type { OwnedRoute } from '../routing/RouteTable.ts';
import { failureDetails } from './failureDetails.ts';

const OFFLINE_CODES: readonly ErrorCode[] = ['REQUEST_OFFLINE', 'REQUEST_TIMEOUT'];

/**
 * Shown instead of a screen that failed (FED-06). It names what did not load, and 'Try again' enters the screen again
 * without a page reload. The frame around it keeps working. Without a connection the screen opens by itself when the
 * connection is back.
 */
export function RouteFailure({ owned }: { readonly owned?: OwnedRoute }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const code = errorCodeOf(error, 'PAGE_RENDER_FAILED');
  const lost = useConnectionLost();
  const offline = lost || OFFLINE_CODES.includes(code);
  // Code that could not be fetched may be the first sign of a lost connection.
  useEffect(() => connection.doubt(), []);
  useOnReturn(() => void revalidate());
  const title = offline ? 'The server cannot be reached' : `${owned?.remoteTitle ?? 'The console'} did not load`;
  usePageTitle(title, owned?.route.title ?? 'Error');
  const { line, report } = failureDetails(error, code, owned);
  return (
    <PanelMessage
      kind={offline ? 'offline' : 'failed'}
      title={title}
      code={line}
      report={report}
      onTryAgain={() => void revalidate()}
      trying={state === 'loading'}
    >
      {offline ? 'This screen opens by itself when the connection is back.' : errorDescriptions[code]}{' '}
      {!offline && 'The rest of the console works. '}Your place and filters are kept.
    </PanelMessage>
  );
}

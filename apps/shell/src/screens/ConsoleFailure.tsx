import { Button } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { connection, errorCodeOf, errorDescriptions, useOnReturn } from '@console/platform';
import { useEffect } from 'react';
import { failureDetails } from './failureDetails.ts';

export interface ConsoleFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Shown instead of the console when the console itself could not start. */
export function ConsoleFailure({ error, onRetry, onSignOut }: ConsoleFailureProps) {
  const code = errorCodeOf(error, 'CONSOLE_START_FAILED');
  useEffect(() => connection.doubt(), []);
  useOnReturn(onRetry);
  const { line, report } = failureDetails(error, code, undefined);
  return (
    <main>
      <PanelMessage
        kind="failed"
        title="The console did not start"
        code={line}
        report={report}
        onTryAgain={onRetry}
        actions={<Button onClick={onSignOut}>Sign out</Button>}
      >
        {errorDescriptions[code]} Check your connection and try again.
      </PanelMessage>
    </main>
  );
}

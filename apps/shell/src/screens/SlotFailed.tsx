import { PanelMessage } from '@console/design-system/panel-message';
import { connection, errorCodeOf, errorDescriptions, useOnReturn } from '@console/platform';
import { useEffect } from 'react';

/** Shown in a slot whose remote failed. The rest of the screen keeps working. */
export function SlotFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const code = errorCodeOf(error, 'SLOT_FAILED');
  useEffect(() => connection.doubt(), []);
  useOnReturn(onRetry);
  return (
    <PanelMessage inline kind="failed" title={`${title} did not load`} code={code} onTryAgain={onRetry}>
      {errorDescriptions[code]}
    </PanelMessage>
  );
}

import { PanelMessage } from '@console/design-system/panel-message';
import { errorCodeOf, errorDescriptions } from '@console/platform';

/** Shown in a slot whose remote failed. The rest of the screen keeps working. */
export function SlotFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const code = errorCodeOf(error, 'SLOT_FAILED');
  return (
    <PanelMessage inline kind="failed" title={`${title} did not load`} code={code} onTryAgain={onRetry}>
      {errorDescriptions[code]}
    </PanelMessage>
  );
}

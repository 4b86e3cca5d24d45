import { Button } from '@console/design-system/button';
import { ArrowClockwiseIcon, PlugDisconnectedIcon } from '@console/design-system/icons';
import { PanelMessage } from '@console/design-system/panel-message';
import { errorCodeOf, errorDescriptions } from '@console/platform';

/** The section tier: what stands in a slot whose remote failed. */
export function SlotFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const code = errorCodeOf(error, 'SLOT_FAILED');
  return (
    <PanelMessage
      alert
      icon={<PlugDisconnectedIcon size={20} />}
      title={`${title} did not load`}
      detail={code}
      actions={
        <Button icon={<ArrowClockwiseIcon size={16} />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorDescriptions[code]}
    </PanelMessage>
  );
}

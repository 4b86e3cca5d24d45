import { Button } from '@console/design-system/button';
import { ArrowClockwiseIcon, PlugDisconnectedIcon } from '@console/design-system/icons';
import { PanelMessage } from '@console/design-system/panel-message';
import { errorCodeOf, errorDescriptions } from '@console/platform';

export interface ConsoleFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** The outermost error tier: the console itself could not start. */
export function ConsoleFailure({ error, onRetry, onSignOut }: ConsoleFailureProps) {
  const code = errorCodeOf(error, 'REGISTRY_UNREACHABLE');
  return (
    <main>
      <PanelMessage
        page
        alert
        icon={<PlugDisconnectedIcon size={20} />}
        title="The console did not start"
        detail={code}
        actions={
          <>
            <Button appearance="primary" icon={<ArrowClockwiseIcon size={16} />} onClick={onRetry}>
              Try again
            </Button>
            <Button appearance="subtle" onClick={onSignOut}>
              Sign out
            </Button>
          </>
        }
      >
        {errorDescriptions[code]} Check your connection and try again.
      </PanelMessage>
    </main>
  );
}

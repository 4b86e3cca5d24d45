import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { errorDescriptions } from '@console/platform';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../../context/ConsoleContext.ts';
import type { OverlayProps } from '../../context/overlays.ts';
import type { RemoteState } from '../../remotes/RemoteStore.ts';
import { Parts } from './Parts.tsx';

/** Lists the shell and every remote with version and state (FED-03). */
export default function AboutDialog({ onClose }: OverlayProps) {
  const { registry, remotes } = useConsole();
  const states = useSyncExternalStore(remotes.subscribe, remotes.states);
  return (
    <Dialog
      open
      onClose={onClose}
      title="About this console"
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Parts
        parts={[
          { name: 'Shell', version: registry.shellVersion, state: 'Running' },
          ...registry.remotes.map(({ name, title, version, base }) => ({
            name: title,
            // A local remote has an address instead of a release.
            version: base.startsWith('/') ? version : base,
            state: describe(states.get(name)),
          })),
          ...registry.refused.map(({ name, reason }) => ({ name, version: '–', state: `Refused. ${reason}` })),
        ]}
      />
    </Dialog>
  );
}

function describe(state: RemoteState | undefined): string {
  switch (state?.status) {
    case 'loading':
      return 'Loading';
    case 'loaded':
      return 'Loaded';
    case 'failed':
      return `Failed. ${errorDescriptions[state.code]} (${state.code})`;
    default:
      return 'Not loaded yet';
  }
}

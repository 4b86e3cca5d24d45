import { LinkButton } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { errorDescriptions, usePageTitle } from '@console/platform';
import { useState } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';
import type { RefusedRemote } from '../registry/readRegistry.ts';

/** Stands in place of every screen of a remote whose registry entry this shell cannot honour, and says why. */
export function RefusedScreen({ remote }: { readonly remote: RefusedRemote }) {
  const { landing, restart } = useConsole();
  const [trying, setTrying] = useState(false);
  const title = `The part '${remote.name}' cannot run in this console`;
  usePageTitle(title, remote.name);
  return (
    <PanelMessage
      kind="failed"
      title={title}
      code={`REMOTE_REFUSED · ${remote.name}`}
      report={`${errorDescriptions.REMOTE_REFUSED} ${remote.reason}`}
      trying={trying}
      onTryAgain={() => {
        setTrying(true);
        restart();
      }}
      actions={landing && <LinkButton to={landing.path}>Go to {landing.title}</LinkButton>}
    >
      {remote.reason} The rest of the console works.
    </PanelMessage>
  );
}

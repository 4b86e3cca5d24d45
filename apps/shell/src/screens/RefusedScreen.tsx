import { LinkButton } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { errorDescriptions, usePageTitle } from '@console/platform';
import { useState } from 'react';
import { useConsole } from '../context/ConsoleContext.ts';
import type { RefusedRemote } from '../remotes/readRegistry.ts';

/** Shown for every screen of a remote whose registry entry was refused. It gives the reason. */
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

import { useSingleKeys } from '@console/design-system/keys';
import { useSession } from '@console/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { useAbove } from '../above/aboveContext.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { refreshOrSay } from '../updates/refreshOrSay.ts';
import { commandsOf } from './commands.tsx';
import type { Entry } from './entry.ts';

/** The commands of the person at this console. */
export function useCommands(): readonly Entry[] {
  const { table, watch, router, signOut } = useConsole();
  const { roles } = useSession();
  const { open } = useAbove();
  const keys = useSingleKeys();
  const offered = useSyncExternalStore(watch.subscribe, watch.offer) !== null;
  return useMemo(
    () =>
      commandsOf({
        routes: table.all.map(({ route }) => route),
        roles,
        keys,
        onShortcuts: () => open('shortcuts'),
        onAbout: () => open('about'),
        onSignOut: signOut,
        onRefresh: offered ? () => void refreshOrSay(router) : undefined,
      }),
    [table, roles, keys, open, signOut, offered, router],
  );
}

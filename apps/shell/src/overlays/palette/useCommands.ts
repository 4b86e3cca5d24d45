import { useSingleKeys } from '@console/design-system/keys';
import { useSession } from '@console/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { useConsole } from '../../context/ConsoleContext.ts';
import { useOverlay } from '../../context/overlays.ts';
import { refreshOrSay } from '../../updates/refreshOrSay.ts';
import { commandsOf } from './commands.tsx';
import type { PaletteEntry } from './PaletteEntry.ts';

/** Returns the commands for the signed-in user. */
export function useCommands(): readonly PaletteEntry[] {
  const { table, watch, router, signOut } = useConsole();
  const { roles } = useSession();
  const { open } = useOverlay();
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

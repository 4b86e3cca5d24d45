import { createContext, type ReactNode, useContext } from 'react';
import type { LiveRegistry } from '../registry/readRegistry.ts';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import type { ConsoleRouter } from '../routing/consoleRouter.tsx';
import type { RouteTable } from '../routing/RouteTable.ts';
import type { ReleaseWatch } from '../updates/ReleaseWatch.ts';

/** What the shell's own screens need of the running console. */
export interface RunningConsole {
  readonly table: RouteTable;
  readonly registry: LiveRegistry;
  readonly remotes: RemoteStore;
  /** The screen that `/dashboard` leads to. */
  readonly landing: { readonly path: string; readonly title: string } | undefined;
  /** Whether something of this tab has been released anew. */
  readonly watch: ReleaseWatch;
  readonly router: ConsoleRouter;
  /** What stands above the whole frame. */
  readonly banner: ReactNode;
  /** Starts the console anew, without a reload, with what the registry says now. */
  readonly restart: () => void;
  /** Gives up what is on its way for a screen, because somebody would rather ask again than wait. */
  readonly giveUp: (path: string) => void;
  readonly signOut: () => void;
}

const ConsoleContext = createContext<RunningConsole | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): RunningConsole {
  const running = useContext(ConsoleContext);
  if (!running) throw new Error('This screen must be shown inside the running console.');
  return running;
}

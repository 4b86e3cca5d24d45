import { createContext, type ReactNode, useContext } from 'react';
import type { DataRouter } from 'react-router';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import type { LiveRegistry } from '../remotes/readRegistry.ts';
import type { RouteTable } from '../routing/RouteTable.ts';
import type { ReleaseWatch } from '../updates/ReleaseWatch.ts';

/** The parts of the running console that the shell's frame, screens and overlays use. */
export interface RunningConsole {
  readonly table: RouteTable;
  readonly registry: LiveRegistry;
  readonly remotes: RemoteStore;
  /** The screen that `/dashboard` redirects to. */
  readonly landing: { readonly path: string; readonly title: string } | undefined;
  /** Notices newer releases of the shell and of the remotes in this tab. */
  readonly watch: ReleaseWatch;
  readonly router: DataRouter;
  /** True when the user signed in on this page. Then the focus moves to the title of the first screen. */
  readonly focusFirst: boolean;
  /** Rendered above the frame, over the whole width. */
  readonly banner: ReactNode;
  /** Starts the console again from the current registry, without a page reload. */
  readonly restart: () => void;
  /** Drops the code of a screen that is still loading, so that the next attempt requests it again. */
  readonly cancelLoading: (path: string) => void;
  /** Signs out. Asks first when there are unsaved changes. */
  readonly signOut: () => void;
}

const ConsoleContext = createContext<RunningConsole | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

/** Returns the running console. @throws outside of it. */
export function useConsole(): RunningConsole {
  const running = useContext(ConsoleContext);
  if (!running) throw new Error('This screen must be shown inside the running console.');
  return running;
}

import { unsaved } from '@console/platform';
import { createEnvironment, type EnvironmentOptions } from '@console/relay';
import { createElement, type ReactNode } from 'react';
import type { DataRouter } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { ConsoleConfig } from '../config/config.ts';
import { startLive } from '../live/startLive.ts';
import { type LocalRemotesOfTab, localRemotesOfTab } from '../local-remotes/localRemotesOfTab.ts';
import { createRemoteSource } from '../remotes/createRemoteSource.ts';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { fetchRegistry, judgeRegistry, type LiveRegistry } from '../remotes/readRegistry.ts';
import type { RouteContext } from '../routing/RouteContext.ts';
import { RouteTable } from '../routing/RouteTable.ts';
import { activity } from '../session/activity.ts';
import { rememberRoute } from '../session/attemptedRoute.ts';
import { authError, type SessionStore, type SignedIn } from '../session/sessionStore.ts';
import { ReleaseWatch } from '../updates/ReleaseWatch.ts';
import { createConsoleRouter } from './consoleRouter.tsx';

/** The parts of a console that was started for one signed-in user. Each session starts its own. */
export interface StartedConsole {
  readonly environment: IEnvironment;
  readonly registry: LiveRegistry;
  readonly remotes: RemoteStore;
  readonly table: RouteTable;
  readonly routeContext: RouteContext;
  readonly router: DataRouter;
  readonly watch: ReleaseWatch;
  /** Subscribes to other users' changes. Returns the function that unsubscribes. */
  readonly follow: () => () => void;
  /** Rendered above the frame, over the whole width. */
  readonly banner: ReactNode;
}

let last: { readonly userId: string; readonly environment: IEnvironment } | undefined;

/**
 * Reuses the environment of the last session when the same user signs in again with unsaved changes, so that these changes are
 * still shown. All other records in its store are invalidated and fetched again.
 */
function environmentOf(userId: string, access: EnvironmentOptions): IEnvironment {
  const reuses = last?.userId === userId && unsaved.any();
  const environment = last && reuses ? last.environment : createEnvironment(access);
  if (reuses) environment.commitUpdate((store) => store.getRoot().invalidateRecord());
  last = { userId, environment };
  return environment;
}

/** Reads the registry and creates the console's parts. The router starts to load the screen of the current address. @throws ConsoleError */
export async function startConsole(
  config: ConsoleConfig,
  session: SessionStore,
  person: SignedIn,
): Promise<StartedConsole> {
  const since = Date.now();
  const localRemotes = localRemotesOfTab(config.localRemotes && person.roles.includes('ROLE_ADMIN'));
  const hasLocal = localRemotes.accepted.length + localRemotes.asked.length > 0;
  const [content, started] = await Promise.all([fetchRegistry(), hasLocal ? startLocal(localRemotes) : undefined]);
  const registry = started?.local.judge(content) ?? judgeRegistry(content);
  const access = {
    url: config.graphqlUrl,
    // Requests that are still waiting must not be sent with the token of another user who signs in in this tab.
    token: () => {
      const state = session.get();
      return state.status === 'signed-in' && state.userId === person.userId ? state.token : null;
    },
    isIdle: () => activity.isIdle(),
    onUnauthorised: () => {
      rememberRoute(location.pathname + location.search + location.hash, person.userId);
      session.signOut(authError('auth.error.session_expired'));
    },
  };
  const environment = environmentOf(person.userId, access);
  const remotes = new RemoteStore(createRemoteSource(registry.remotes), registry.remotes);
  const table = new RouteTable(registry.remotes);
  const routeContext: RouteContext = { userId: person.userId, roles: person.roles, remotes, environment };
  const released = registry.remotes.filter(({ base }) => base.startsWith('/'));
  const watch = new ReleaseWatch(released, remotes);
  started?.local.watch(remotes);
  const router = createConsoleRouter(table, routeContext);
  const follow = () => startLive({ environment, ...access, userId: person.userId, since }, router);
  return {
    environment,
    registry,
    remotes,
    table,
    routeContext,
    router,
    watch,
    follow,
    banner: started?.banner(router),
  };
}

/** Loads the code for local remotes, which only a tab with such a remote needs. */
async function startLocal(localRemotes: LocalRemotesOfTab) {
  const { LocalBanner, LocalRemotes } = await import('../local-remotes/index.ts');
  const local = await LocalRemotes.start(localRemotes);
  return { local, banner: (router: DataRouter) => createElement(LocalBanner, { local, router }) };
}

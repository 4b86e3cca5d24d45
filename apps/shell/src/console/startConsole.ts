import { unsaved } from '@console/platform';
import { createEnvironment, type EnvironmentOptions } from '@console/relay';
import { createElement, type ReactNode } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { ConsoleConfig } from '../config.ts';
import { createRemoteSource } from '../federation/createRemoteSource.ts';
import { startLive } from '../live/startLive.ts';
import { type LocalRemotesOfTab, localRemotesOfTab } from '../local/localRemotesOfTab.ts';
import { fetchRegistry, judgeRegistry, type LiveRegistry } from '../registry/readRegistry.ts';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { type ConsoleRouter, createConsoleRouter } from '../routing/consoleRouter.tsx';
import type { Entry } from '../routing/enterRoute.ts';
import { RouteTable } from '../routing/RouteTable.ts';
import { rememberRoute } from '../session/attemptedRoute.ts';
import { authError, type SessionStore, type SignedIn } from '../session/sessionStore.ts';
import { ReleaseWatch } from '../updates/ReleaseWatch.ts';

/** A console that runs for one signed-in person; another session starts another one. */
export interface StartedConsole {
  readonly environment: IEnvironment;
  readonly registry: LiveRegistry;
  readonly remotes: RemoteStore;
  readonly table: RouteTable;
  readonly entry: Entry;
  readonly router: ConsoleRouter;
  readonly watch: ReleaseWatch;
  /** Begins to follow what others write; the returned function ends it. */
  readonly follow: () => () => void;
  /** What stands above the whole frame. */
  readonly banner: ReactNode;
}

let last: { readonly userId: string; readonly environment: IEnvironment } | undefined;

/**
 * What somebody left on its way belongs to the store in which they pressed it: while it waits for them they get the same one, and see it at once.
 * All else in there is asked for anew.
 */
function environmentOf(userId: string, access: EnvironmentOptions): IEnvironment {
  const waits = last?.userId === userId && unsaved.any();
  const environment = last && waits ? last.environment : createEnvironment(access);
  if (waits) environment.commitUpdate((store) => store.getRoot().invalidateRecord());
  last = { userId, environment };
  return environment;
}

/** Reads the registry and sets everything up; the router enters the screen of the address at once. @throws ConsoleError */
export async function startConsole(
  config: ConsoleConfig,
  session: SessionStore,
  person: SignedIn,
): Promise<StartedConsole> {
  const since = Date.now();
  const ofTab = localRemotesOfTab(config.localRemotes && person.roles.includes('ROLE_ADMIN'));
  const concerned = ofTab.accepted.length + ofTab.asked.length > 0;
  const [content, ownComputer] = await Promise.all([fetchRegistry(), concerned ? startLocal(ofTab) : undefined]);
  const registry = ownComputer?.local.judge(content) ?? judgeRegistry(content);
  const access = {
    url: config.graphqlUrl,
    // What this person left on its way is not sent by somebody else who signs in at this tab.
    token: () => {
      const state = session.get();
      return state.status === 'signed-in' && state.userId === person.userId ? state.token : null;
    },
    onUnauthorised: () => {
      rememberRoute(location.pathname + location.search + location.hash, person.userId);
      session.signOut(authError('auth.error.session_expired'));
    },
  };
  const environment = environmentOf(person.userId, access);
  const remotes = new RemoteStore(createRemoteSource(registry.remotes), registry.remotes);
  const table = new RouteTable(registry.remotes);
  const entry: Entry = { roles: person.roles, remotes, environment };
  const released = registry.remotes.filter(({ base }) => base.startsWith('/'));
  const watch = new ReleaseWatch(released, remotes);
  ownComputer?.local.watch(remotes);
  const router = createConsoleRouter(table, entry);
  const follow = () => startLive({ environment, ...access, userId: person.userId, since }, router);
  return { environment, registry, remotes, table, entry, router, watch, follow, banner: ownComputer?.banner(router) };
}

/** The code for remotes on this computer is fetched by those alone who run one. */
async function startLocal(ofTab: LocalRemotesOfTab) {
  const { LocalBanner, LocalRemotes } = await import('../local/index.ts');
  const local = await LocalRemotes.start(ofTab);
  return { local, banner: (router: ConsoleRouter) => createElement(LocalBanner, { local, router }) };
}

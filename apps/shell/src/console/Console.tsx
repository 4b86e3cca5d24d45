import { LinkProvider } from '@console/design-system/link';
import { type ConsoleHost, ConsoleHostProvider, ConsoleLink, drafts, unsaved } from '@console/platform';
import { useEffect, useMemo, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router';
import type { ConsoleConfig } from '../config/config.ts';
import { ConsoleProvider, type RunningConsole } from '../context/ConsoleContext.ts';
import { PageTitleProvider, usePageTitles } from '../context/pageTitles.ts';
import { forgetRecent } from '../overlays/palette/forgetRecent.ts';
import { preloadRoute } from '../routing/enterRoute.ts';
import { rememberedSearch } from '../routing/listSearches.ts';
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx';
import { SlotFailed } from '../screens/SlotFailed.tsx';
import { SlotLoading } from '../screens/SlotLoading.tsx';
import type { SessionStore, SignedIn } from '../session/sessionStore.ts';
import { endSession, signOut as leave } from '../session/signOut.ts';
import type { StartedConsole } from './startConsole.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { askForUser, useCurrentUser } from './useCurrentUser.ts';
import { useSessionLimits } from './useSessionLimits.ts';

export interface ConsoleProps {
  readonly config: ConsoleConfig;
  readonly started: StartedConsole;
  readonly session: SessionStore;
  readonly person: SignedIn;
  readonly restart: () => void;
  /** True when the user signed in on this page. */
  readonly focusFirst: boolean;
}

/** The running console. It gives the remotes their host and renders the router. */
export function Console({ config, started, session, person, restart, focusFirst }: ConsoleProps) {
  const { environment, registry, remotes, table, routeContext, router, watch, follow, banner } = started;
  const user = useCurrentUser(environment, session, person);
  const titles = usePageTitles();
  useEffect(() => watch.start(), [watch]);
  useEffect(() => follow(), [follow]);

  const host = useMemo<ConsoleHost>(
    () => ({
      session: { userId: person.userId, roles: person.roles, ...user },
      findRoute: (path) => table.find(path)?.route,
      recordAddress: (entity, id) => table.recordAddress(entity, id),
      // Navigating to the current address adds no history entry.
      navigate: (path) =>
        void router.navigate(path, { replace: path === location.pathname + location.search + location.hash }),
      listAddress: (path) => path + rememberedSearch(person.userId, path),
      preload: (path) => {
        const match = table.match(path);
        if (match)
          void preloadRoute(routeContext, match.owned, {
            params: match.params,
            url: new URL(path, location.origin),
            now: new Date(),
          });
      },
      setPageTitle: titles.set,
      SlotLoading,
      SlotFailed,
      NotFound: NotFoundScreen,
    }),
    [person, user, table, routeContext, router, titles.set],
  );

  const [asksToSignOut, setAsksToSignOut] = useState(false);
  const signOut = () => {
    // After an explicit sign-out the next user must not start on this user's screen.
    history.replaceState(null, '', '/login');
    drafts.forgetAll(person.userId);
    forgetRecent(person.userId);
    leave(session, config.graphqlUrl);
  };
  const [running] = useState<RunningConsole>(() => ({
    table,
    registry,
    remotes,
    watch,
    router,
    focusFirst,
    banner,
    restart,
    landing: table.landing === undefined ? undefined : landingOf(table.landing, table),
    cancelLoading: (path) => {
      // An address without a route redirects to the landing screen, so the remote of that screen is loading.
      const owned = table.find(path) ?? table.find(table.landing ?? '/');
      if (owned) remotes.cancelLoading(owned.remote);
    },
    signOut: () => (unsaved.any() ? setAsksToSignOut(true) : signOut()),
  }));

  const limits = useSessionLimits({
    idleMinutes: config.idleMinutes,
    token: person.token,
    tellServer: () => askForUser(environment, person),
    onEnd: (error) => endSession(session, config.graphqlUrl, error),
    onSignOut: running.signOut,
  });

  return (
    <RelayEnvironmentProvider environment={environment}>
      <ConsoleHostProvider value={host}>
        <ConsoleProvider value={running}>
          <PageTitleProvider value={titles.current}>
            <LinkProvider component={ConsoleLink}>
              <RouterProvider router={router} />
              {limits}
              <UnsavedQuestion
                open={asksToSignOut}
                title="Sign out without saving?"
                confirm="Sign out"
                onConfirm={signOut}
                onStay={() => setAsksToSignOut(false)}
              />
            </LinkProvider>
          </PageTitleProvider>
        </ConsoleProvider>
      </ConsoleHostProvider>
    </RelayEnvironmentProvider>
  );
}

function landingOf(path: string, table: StartedConsole['table']): RunningConsole['landing'] {
  const route = table.find(path)?.route;
  return { path, title: route?.navigation?.label ?? route?.title ?? 'Home' };
}

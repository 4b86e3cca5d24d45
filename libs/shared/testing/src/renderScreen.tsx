import { LinkProvider } from '@console/design-system/link';
import { ThemeProvider } from '@console/design-system/theme';
import {
  type ConsoleHost,
  ConsoleHostProvider,
  ConsoleLink,
  type RemoteDefinition,
  type RouteModules,
} from '@console/platform';
import { createEnvironment } from '@console/relay';
import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type RootData, type SentRequest, schemaNetwork } from './schemaNetwork.ts';
import { testHost, testRouter } from './testRouter.tsx';

export interface ScreenOptions {
  /** The default export of the remote's `remote.ts`. */
  remote: RemoteDefinition;
  /** The default export of its `routes.ts`. */
  routes: RouteModules;
  /** The address to open: `/booking?status=draft`. */
  at: string;
  /** What the API answers; see {@link RootData}. */
  data: RootData;
  /** Whatever of the console's host the test sets: the session, other domains' routes. */
  host?: Partial<ConsoleHost>;
}

export interface Screen extends RenderResult {
  user: UserEvent;
  /** The address now: path, query and hash. */
  address(): string;
  /** Goes to an address and waits until its screen is there. */
  go(to: string): Promise<void>;
  /** Every GraphQL request so far, oldest first. */
  requests: readonly SentRequest[];
}

/**
 * Opens a remote's screen as the shell does: by its address, with its query loaded, in the theme and with a session; the network is
 * answered from plain data by the real schema.
 */
export async function renderScreen({ remote, routes, at, data, host = {} }: ScreenOptions): Promise<Screen> {
  const network = schemaNetwork(data);
  vi.stubGlobal('fetch', network.fetch);
  const environment = createEnvironment({
    url: 'http://console.test/graphql',
    token: () => 'token',
    onUnauthorised: () => {},
  });
  const router = testRouter(remote, routes, environment, at);
  const rendered = render(
    <ThemeProvider scheme="light">
      <RelayEnvironmentProvider environment={environment}>
        <ConsoleHostProvider value={testHost(remote, host)}>
          <LinkProvider component={ConsoleLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </ConsoleHostProvider>
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  await act(() =>
    vi.waitFor(() => isIdle(router) || Promise.reject(new Error(`${at} does not come to rest.`)), { timeout: 5000 }),
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
    go: (to) => act(() => router.navigate(to) ?? Promise.resolve()),
    requests: network.requests,
  };
}

function isIdle({ state }: ReturnType<typeof testRouter>): boolean {
  return state.initialized && state.navigation.state === 'idle';
}

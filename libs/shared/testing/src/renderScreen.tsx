import { LinkProvider } from '@console/design-system/link';
import { ThemeProvider } from '@console/design-system/theme';
import {
  type ConsoleHost,
  ConsoleHostProvider,
  ConsoleLink,
  Filling,
  type RemoteDefinition,
  type RouteModules,
  type SlotModules,
  type SlotProps,
} from '@console/platform';
import { createEnvironment } from '@console/relay';
import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { vi } from 'vitest';
import { panelRouter } from './panelRouter.tsx';
import { Shown, Stage } from './Stage.tsx';
import { type RootData, type SentRequest, schemaNetwork } from './schemaNetwork.ts';
import { type Panels, testHost, testRouter } from './testRouter.tsx';

interface Options {
  /** The default export of the remote's `remote.ts`. */
  remote: RemoteDefinition;
  /** What the API answers; see {@link RootData}. */
  data: RootData;
  /** Whatever of the console's host the test sets: the session, other domains' routes. */
  host?: Partial<ConsoleHost>;
}

export interface ScreenOptions extends Options {
  /** The default export of its `routes.ts`. */
  routes: RouteModules;
  /** The address to open: `/booking?status=draft`. */
  at: string;
  /** By the names of the slots that the screen opens, components to fill them; nothing fills the others. */
  panels?: Panels;
}

export interface PanelOptions extends Options {
  /** The default export of its `slots.ts`. */
  slots: SlotModules;
  /** The filling: `billing.booking-invoices`. */
  fill: string;
  /** What the slot hands over: `{ booking: 'bookings/01J…' }`. */
  props: SlotProps;
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
export function renderScreen({ routes, at, panels, ...options }: ScreenOptions): Promise<Screen> {
  return open(options, (environment) => testRouter(options.remote, routes, environment, at, panels));
}

/**
 * Shows a remote's filling of a slot as another domain's screen would, with what the slot hands over. No navigation waits for it, so a
 * test awaits what it looks for: `await screen.findByRole('table')`.
 */
export function renderPanel({ slots, fill, props, ...options }: PanelOptions): Promise<Screen> {
  const declared = options.remote.slots.find(({ id }) => id === fill);
  if (!declared) throw new Error(`remote.ts fills no slot with ${fill}.`);
  const load = async () => slots[fill] ?? Promise.reject(new Error(`slots.ts has no ${fill}.`));
  return open(options, (environment) => {
    const filling = new Filling(declared, props, { environment, load, follow: (code) => code, giveUp: () => {} });
    return panelRouter(declared.slot, filling);
  });
}

export interface PieceOptions extends Partial<Omit<Options, 'remote'>> {
  /** The address of the screen that it stands on. */
  at?: string;
}

export interface Piece extends Screen {
  /** Shows it anew, with other properties. */
  show(element: ReactElement): void;
}

/** Shows a component of a library inside a console, where no screen of a remote is needed. */
export async function renderPiece(
  element: ReactElement,
  { data = {}, host, at = '/' }: PieceOptions = {},
): Promise<Piece> {
  const remote: RemoteDefinition = { name: 'test', title: 'Test', routes: [], slots: [] };
  const shown = new Shown(element);
  const screen = await open({ remote, data, ...(host && { host }) }, () =>
    createMemoryRouter([{ path: '*', element: <Stage shown={shown} /> }], { initialEntries: [at] }),
  );
  return { ...screen, show: (next) => act(() => shown.show(next)) };
}

type TestRouter = ReturnType<typeof createMemoryRouter>;

async function open(
  { remote, data, host = {} }: Options,
  routerOf: (environment: IEnvironment) => TestRouter,
): Promise<Screen> {
  const network = schemaNetwork(data);
  vi.stubGlobal('fetch', network.fetch);
  const environment = createEnvironment({
    url: 'http://console.test/graphql',
    token: () => 'token',
    onUnauthorised: () => {},
  });
  const router = routerOf(environment);
  const rendered = render(
    <ThemeProvider scheme="light">
      <RelayEnvironmentProvider environment={environment}>
        <ConsoleHostProvider value={testHost(remote, { navigate: (to) => void router.navigate(to), ...host })}>
          <LinkProvider component={ConsoleLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </ConsoleHostProvider>
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  await act(() =>
    vi.waitFor(() => isIdle(router) || Promise.reject(new Error('The screen does not come to rest.')), {
      timeout: 20_000,
    }),
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
    go: (to) => act(() => router.navigate(to) ?? Promise.resolve()),
    requests: network.requests,
  };
}

function isIdle({ state }: TestRouter): boolean {
  return state.initialized && state.navigation.state === 'idle';
}

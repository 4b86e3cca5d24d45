import { LinkProvider } from '@console/design-system/link';
import { ThemeProvider } from '@console/design-system/theme';
import {
  type ConsoleHost,
  ConsoleHostProvider,
  ConsoleLink,
  Filling,
  PageDataProvider,
  type RemoteDefinition,
  type RouteModules,
  Slot,
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
import { Stage, StagedElement } from './Stage.tsx';
import { type RootData, type SentRequest, schemaNetwork } from './schemaNetwork.ts';
import { type Panels, testHost, testRouter } from './testRouter.tsx';

interface Options {
  /** The default export of the remote's `remote.ts`. */
  remote: RemoteDefinition;
  /** The data that the API answers; see {@link RootData}. */
  data: RootData;
  /** Parts of the console's host that the test replaces: the session, routes of other domains. */
  host?: Partial<ConsoleHost>;
}

/** The options of {@link renderScreen}. */
export interface ScreenOptions extends Options {
  /** The default export of the remote's `routes.ts`. */
  routes: RouteModules;
  /** The address to open: `/booking?status=draft`. */
  at: string;
  /** Components for the slots that the screen opens, by slot name. Other slots stay empty. */
  panels?: Panels;
}

/** The options of {@link renderPanel}. */
export interface PanelOptions extends Options {
  /** The default export of the remote's `slots.ts`. */
  slots: SlotModules;
  /** The id of the filling: `billing.booking-invoices`. */
  fill: string;
  /** The properties from the slot: `{ booking: 'bookings/01J…' }`. */
  props: SlotProps;
}

/** A rendered screen and its requests. */
export interface Screen extends RenderResult {
  user: UserEvent;
  /** Returns the current address: path, query and hash. */
  address(): string;
  /** Navigates to an address and waits for its screen. */
  go(to: string): Promise<void>;
  /** Every GraphQL request so far, oldest first. */
  requests: readonly SentRequest[];
}

/**
 * Opens a remote's screen as the shell does: by address, with its query loaded, in the theme and with a session. Plain
 * data and the real schema answer its requests.
 *
 * @throws Error when the route's `routes.ts` and `remote.ts` disagree.
 */
export function renderScreen({ routes, at, panels, ...options }: ScreenOptions): Promise<Screen> {
  return open(options, (environment) => testRouter(options.remote, routes, environment, at, panels));
}

/**
 * Renders a remote's filling of a slot as another domain's screen does. No navigation waits for it, so a test awaits
 * its content: `await screen.findByRole('table')`.
 *
 * @throws Error when `remote.ts` has no such filling.
 */
export function renderPanel({ slots, fill, props, ...options }: PanelOptions): Promise<Screen> {
  const declared = options.remote.slots.find(({ id }) => id === fill);
  if (!declared) throw new Error(`remote.ts declares no filling ${fill}.`);
  const load = async () => slots[fill] ?? Promise.reject(new Error(`slots.ts has no filling ${fill}.`));
  return open(options, (environment) => {
    const filling = new Filling(declared, props, {
      environment,
      load,
      watchCode: (code) => code,
      cancelLoading: () => {},
    });
    return panelRouter(declared.slot, filling);
  });
}

/** A router with one screen that opens one slot, filled with one panel. */
function panelRouter(slot: string, filling: Filling) {
  const data = { query: null, deferred: {}, slots: { [slot]: [filling] } };
  const element = (
    <PageDataProvider value={data}>
      <Slot of={{ name: slot }} />
    </PageDataProvider>
  );
  return createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>Another screen</p> },
  ]);
}

/** The options of {@link renderPiece}. */
export interface PieceOptions extends Partial<Omit<Options, 'remote'>> {
  /** The address of the screen around it. */
  at?: string;
}

/** A rendered component. */
export interface Piece extends Screen {
  /** Renders the component again, with other properties. */
  show(element: ReactElement): void;
}

/** Renders a component of a library inside a console, without a screen of a remote. */
export async function renderPiece(
  element: ReactElement,
  { data = {}, host, at = '/' }: PieceOptions = {},
): Promise<Piece> {
  const remote: RemoteDefinition = { name: 'test', title: 'Test', routes: [], slots: [] };
  const shown = new StagedElement(element);
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
    vi.waitFor(
      () => isIdle(router) || Promise.reject(new Error('The screen did not finish loading within five minutes.')),
      {
        // The first test of a worker also loads the code of its screen.
        timeout: 300_000,
      },
    ),
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

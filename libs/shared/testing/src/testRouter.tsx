import {
  type ConsoleHost,
  Filling,
  keptData,
  type PageData,
  PageDataProvider,
  type RemoteDefinition,
  type RouteAddress,
  type RouteModule,
  type RouteModules,
  type RouteRecord,
} from '@console/platform';
import { bareId } from '@console/platform/links';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, useLoaderData, useRouteError } from 'react-router';
import type { IEnvironment } from 'relay-runtime';

interface Loaded {
  Page: ComponentType;
  data: PageData;
}

/** The components that fill slots in a test, by slot name. */
// biome-ignore lint/suspicious/noExplicitAny: each panel has the properties of its slot
export type Panels = Readonly<Record<string, ComponentType<any>>>;

/**
 * A router with the screens of one remote. As in the shell, query and code load in parallel, and the screen shows when
 * both have arrived.
 */
export function testRouter(
  remote: RemoteDefinition,
  modules: RouteModules,
  environment: IEnvironment,
  at: string,
  panels: Panels = {},
) {
  // The first screen loads while the router is being created.
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const routes = remote.routes.map(
    (route): RouteObject => ({
      id: route.id,
      path: route.path,
      loader: async ({ params, request }): Promise<Loaded> => {
        const declared = modules[route.id];
        if (!declared) throw new Error(`routes.ts has no ${route.id}.`);
        const module = typeof declared === 'function' ? (await declared()).default : declared;
        const address = { params, url: new URL(request.url), now: new Date() };
        const page = await module.page();
        const displayed = router?.state.loaderData[route.id] as Loaded | undefined;
        const kept = keptData(module, router && displayed ? { ...router.state, ...displayed } : null, address.url);
        const query = module.query?.load(environment, address, kept?.query) ?? null;
        await query?.ready;
        const deferred = Object.entries(module.deferred ?? {}).map(([name, later]) => [
          name,
          later.load(environment, address, kept?.deferred[name]),
        ]);
        const slots = kept?.slots ?? openSlots(route, module, address, environment, panels);
        return { Page: page.default, data: { query, deferred: Object.fromEntries(deferred), slots } };
      },
      element: <LoadedPage />,
      errorElement: <Failure />,
    }),
  );
  router = createMemoryRouter([...routes, { path: '*', element: <p>Another screen</p> }], { initialEntries: [at] });
  return router;
}

function openSlots(
  { id, opens = [] }: RouteRecord,
  { slots = [] }: RouteModule,
  address: RouteAddress,
  environment: IEnvironment,
  panels: Panels,
): PageData['slots'] {
  if (`${opens}` !== `${slots.map(({ slot }) => slot)}`) {
    throw new Error(`${id} opens ${opens} in remote.ts, but ${slots.map(({ slot }) => slot)} in routes.ts.`);
  }
  const filled = slots.map(({ slot, props }) => {
    const Panel = panels[slot];
    if (!Panel) return [slot, []] as const;
    const load = async () => ({ slot, panel: async () => ({ default: Panel }) });
    const fill = { slot, id: `test.${slot}`, title: slot, roles: [], weight: 0 };
    return [
      slot,
      [new Filling(fill, props(address), { environment, load, watchCode: (code) => code, cancelLoading: () => {} })],
    ] as const;
  });
  return Object.fromEntries(filled);
}

function LoadedPage() {
  const { Page, data } = useLoaderData<Loaded>();
  return (
    <PageDataProvider value={data}>
      <Page />
    </PageDataProvider>
  );
}

function Failure() {
  const error = useRouteError();
  return <div role="alert">{error instanceof Error ? error.message : String(error)}</div>;
}

/**
 * A console for `host` in which every path is a screen, so that references to any domain are links. The screen of a
 * record is at the name of its entity: `/purchase-order/01J…`.
 */
export const everyRoute: Pick<ConsoleHost, 'findRoute' | 'recordAddress'> = {
  findRoute: (path) => ({ id: path, path, title: path, roles: ['ROLE_ADMIN'] }),
  recordAddress: (entity, id) => `/${entity.replaceAll('_', '-')}/${bareId(id)}`,
};

/** The console for a remote under test: it has the remote's own screens. `overrides` replaces other members. */
export function testHost(remote: RemoteDefinition, overrides: Partial<ConsoleHost> = {}): ConsoleHost {
  return {
    session: {
      userId: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ',
      roles: ['ROLE_ADMIN'],
      fullName: 'Grace Okafor',
      email: 'admin@example.com',
    },
    findRoute: (path) =>
      remote.routes.find((route) =>
        new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.replace(/[?#].*$/, '')),
      ),
    recordAddress: (entity, id) =>
      remote.routes.find(({ reference }) => reference === entity)?.path.replace(/:\w+/, bareId(id)),
    navigate: () => {},
    listAddress: (path) => path,
    preload: () => {},
    setPageTitle: (title) => {
      if (title) document.title = title.title;
    },
    SlotLoading,
    SlotFailed,
    NotFound,
    ...overrides,
  };
}

function SlotLoading() {
  return <p role="status">Loading…</p>;
}

function SlotFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {title} did not load
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

function NotFound({ what }: { what: string }) {
  return <p>This {what} was not found.</p>;
}

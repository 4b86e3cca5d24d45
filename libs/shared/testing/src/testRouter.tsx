import {
  type ConsoleHost,
  type PageData,
  PageDataProvider,
  type RemoteDefinition,
  type RouteModules,
} from '@console/platform';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, useLoaderData, useRouteError } from 'react-router';
import type { IEnvironment } from 'relay-runtime';

interface Loaded {
  Page: ComponentType;
  data: PageData;
}

/** A router with one remote's screens, entered as the shell enters them: query and code side by side, shown when both are there. */
export function testRouter(remote: RemoteDefinition, modules: RouteModules, environment: IEnvironment, at: string) {
  const routes = remote.routes.map(
    ({ id, path }): RouteObject => ({
      path,
      loader: async ({ params, request }): Promise<Loaded> => {
        const module = modules[id];
        if (!module) throw new Error(`routes.ts has no ${id}.`);
        const address = { params, url: new URL(request.url), now: new Date() };
        const page = await module.page();
        const query = module.query?.load(environment, address) ?? null;
        await query?.ready;
        const deferred = Object.entries(module.deferred ?? {}).map(([name, later]) => [
          name,
          later.load(environment, address),
        ]);
        return { Page: page.default, data: { query, deferred: Object.fromEntries(deferred) } };
      },
      element: <LoadedPage />,
      errorElement: <Failure />,
    }),
  );
  return createMemoryRouter([...routes, { path: '*', element: <p>Another screen</p> }], { initialEntries: [at] });
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

/** The host that a remote under test finds: every staff screen of its own is there, and whichever others the test names. */
export function testHost(remote: RemoteDefinition, overrides: Partial<ConsoleHost>): ConsoleHost {
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
    preload: () => {},
    setPageTitle: (title) => {
      if (title) document.title = title.title;
    },
    slotFills: () => [],
    loadSlot: () => Promise.reject(new Error('No slot is filled in this test.')),
    SlotFailed,
    NotFound,
    ...overrides,
  };
}

function SlotFailed({ title }: { title: string }) {
  return <p role="alert">{title}</p>;
}

function NotFound({ what }: { what: string }) {
  return <p>This {what} was not found.</p>;
}

import { type PageData, PageDataProvider, type RouteAddress } from '@console/platform';
import { cleanup, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { type IEnvironment, PreloadableQueryRegistry } from 'relay-runtime';
import { vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import { pageQuery } from './pageQuery.ts';
import { type TestPageQuery, testArtifact, testParameters } from './testQuery.ts';
import { useDeferredQuery } from './useDeferredQuery.ts';
import { usePageQuery } from './usePageQuery.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The server's data: every booking has this reference. */
export const stored = { reference: 'BK-1' };

/** The fake server. */
export const network = vi.fn<typeof fetch>(async (_, init) => {
  const { variables } = JSON.parse(String(init?.body));
  return Response.json({ data: { booking: { id: variables.id, reference: stored.reference } } });
});

/** Creates an environment with an empty store, for a page whose code has not loaded. */
export function newEnvironment(): IEnvironment {
  stored.reference = 'BK-1';
  vi.stubGlobal('fetch', network);
  PreloadableQueryRegistry.clear();
  return createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
}

/** Unmounts the page and clears the fakes; for `afterEach`. */
export function leavePage(): void {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
}

/** The address of a booking's page. */
export const at = (id: string): RouteAddress => ({
  params: { id },
  url: new URL(`http://console.test/booking/${id}`),
  now: new Date(),
});

/** The page query of a booking. */
export const query = (pollInterval = 0) =>
  pageQuery(testParameters, ({ params }) => ({ id: `bookings/${params.id}` }), { pollInterval });

/** Makes the page's code available. */
export const codeArrives = () => PreloadableQueryRegistry.set('test-page-query', testArtifact);

/** A page that shows the booking's reference. */
export function Page() {
  return <h1>{usePageQuery<TestPageQuery>(testArtifact).booking?.reference}</h1>;
}

/** A part of a page with a deferred query. */
export function Count() {
  const { data, error } = useDeferredQuery<TestPageQuery>(testArtifact, 'count');
  return <p>{error ? 'failed' : (data?.booking?.reference ?? 'on its way')}</p>;
}

/** Renders a page with its data. */
export function show(environment: IEnvironment, data: PageData, page = <Page />) {
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <PageDataProvider value={data}>{page}</PageDataProvider>
    </RelayEnvironmentProvider>,
  );
}

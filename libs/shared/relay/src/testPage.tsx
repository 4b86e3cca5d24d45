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

/** What the server has stored: every booking has this reference. */
export const stored = { reference: 'BK-1' };

export const network = vi.fn<typeof fetch>(async (_, init) => {
  const { variables } = JSON.parse(String(init?.body));
  return Response.json({ data: { booking: { id: variables.id, reference: stored.reference } } });
});

/** An environment that knows nothing yet, of a page whose code is not there yet. */
export function newEnvironment(): IEnvironment {
  stored.reference = 'BK-1';
  vi.stubGlobal('fetch', network);
  PreloadableQueryRegistry.clear();
  return createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
}

export function leavePage(): void {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
}

export const at = (id: string): RouteAddress => ({
  params: { id },
  url: new URL(`http://console.test/booking/${id}`),
  now: new Date(),
});

export const query = (pollInterval = 0) =>
  pageQuery(testParameters, ({ params }) => ({ id: `bookings/${params.id}` }), { pollInterval });

export const codeArrives = () => PreloadableQueryRegistry.set('test-page-query', testArtifact);

export function Page() {
  return <h1>{usePageQuery<TestPageQuery>(testArtifact).booking?.reference}</h1>;
}

export function Count() {
  const { data, error } = useDeferredQuery<TestPageQuery>(testArtifact, 'count');
  return <p>{error ? 'failed' : (data?.booking?.reference ?? 'on its way')}</p>;
}

/** Shows a page with its data. */
export function show(environment: IEnvironment, data: PageData, page = <Page />) {
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <PageDataProvider value={data}>{page}</PageDataProvider>
    </RelayEnvironmentProvider>,
  );
}

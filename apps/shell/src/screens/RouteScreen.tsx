import { type PageData, PageDataProvider } from '@console/platform';
import { useLayoutEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { Entered } from '../routing/enterRoute.ts';
import type { OwnedRoute } from '../routing/RouteTable.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Renders the screen of a route with the data that its loader returned. */
export function RouteScreen({ owned }: { readonly owned: OwnedRoute }) {
  const entered = useLoaderData<Entered>();
  if (entered.kind === 'forbidden') return <ForbiddenScreen route={owned.route} />;
  if (entered.kind === 'missing') return <NotFoundScreen what={owned.route.title.toLowerCase()} />;
  const { Page, data } = entered;
  return (
    <PageDataProvider value={data}>
      <Retained data={data} />
      <Page />
    </PageDataProvider>
  );
}

/** Retains the records of the screen's queries in the Relay store while the screen is mounted. */
function Retained({ data }: { readonly data: PageData }) {
  useLayoutEffect(() => {
    const held = [data.query, ...Object.values(data.deferred)].map((query) => query?.retain());
    return () => {
      for (const release of held) release?.();
    };
  }, [data]);
  return null;
}

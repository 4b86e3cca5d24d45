import { type PageData, PageDataProvider } from '@console/platform';
import { useLayoutEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { Entered } from './enterRoute.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import type { OwnedRoute } from './RouteTable.ts';

/** The screen of a route, with the data that its navigation has loaded. */
export function RouteScreen({ owned }: { readonly owned: OwnedRoute }) {
  const entered = useLoaderData<Entered>();
  if (entered.kind === 'forbidden') return <ForbiddenScreen route={owned.route} />;
  const { Page, data } = entered;
  return (
    <PageDataProvider value={data}>
      <Retained data={data} />
      <Page />
    </PageDataProvider>
  );
}

/** Keeps the data of the screen while it is shown. */
function Retained({ data }: { readonly data: PageData }) {
  useLayoutEffect(() => {
    const held = [data.query, ...Object.values(data.deferred)].map((query) => query?.retain());
    return () => {
      for (const release of held) release?.();
    };
  }, [data]);
  return null;
}

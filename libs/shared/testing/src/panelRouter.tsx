import { type Filling, PageDataProvider, Slot } from '@console/platform';
import { createMemoryRouter } from 'react-router';

/** A router with one screen that opens one slot, filled with one panel. */
export function panelRouter(slot: string, filling: Filling) {
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

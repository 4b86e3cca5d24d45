import { ConsoleHostProvider, usePageTitle, useRecordTitle } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { testHost } from '@console/testing';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ConsoleProvider, type RunningConsole } from '../../context/ConsoleContext.ts';
import { PageTitleProvider, usePageTitles } from '../../context/pageTitles.ts';
import { RouteTable } from '../../routing/RouteTable.ts';
import { NotFoundScreen } from '../../screens/NotFoundScreen.tsx';
import { bookingsRelease } from '../../testing/fixtures.ts';
import { recentRecords } from './recentRecords.ts';
import { useRecentRecords } from './useRecentRecords.ts';

const ME = 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ';
const detail = { ...bookingsRelease.routes[0], id: 'bookings.detail', path: '/booking/:id', title: 'Booking' };
const release: RemoteRelease = {
  ...bookingsRelease,
  routes: [...bookingsRelease.routes, { ...detail, roles: ['ROLE_ADMIN'], reference: 'booking' }],
};
const running = { table: new RouteTable([release]), landing: undefined } as unknown as RunningConsole;
const host = testHost({ name: 'bookings', title: 'Bookings', routes: [], slots: [] });

function Frame({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  useRecentRecords(at);
  return children;
}

function Shell({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const { current, set } = usePageTitles();
  return (
    <ConsoleHostProvider value={{ ...host, setPageTitle: set }}>
      <ConsoleProvider value={running}>
        <PageTitleProvider value={current}>
          <Frame at={at}>
            <MemoryRouter initialEntries={[at]} key={at}>
              {children}
            </MemoryRouter>
          </Frame>
        </PageTitleProvider>
      </ConsoleProvider>
    </ConsoleHostProvider>
  );
}

function Booking({ title, reference = 'BK-10482' }: { readonly title: string; readonly reference?: string }) {
  useRecordTitle(reference, title);
  return null;
}

/** A screen of an older release, which sets a title without a record. */
function Words() {
  usePageTitle('BK-10482 Leadership Essentials', 'BK-10482');
  return null;
}

const kept = () => recentRecords.of(ME, '/elsewhere');
/** Waits long enough for an open screen to set its title. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => localStorage.clear());

test('remembers the record of a screen with its current title, and forgets a record that no longer exists', async () => {
  const path = '/booking/1';
  const { rerender } = render(
    <Shell at={path}>
      <Booking title="Leadership Essentials" />
    </Shell>,
  );
  const record = { entity: 'booking', path, reference: 'BK-10482' };
  await waitFor(() => expect(kept()).toEqual([{ ...record, title: 'Leadership Essentials' }]));
  rerender(
    <Shell at={path}>
      <Booking title="Not found" />
    </Shell>,
  );
  await waitFor(() => expect(kept()).toEqual([{ ...record, title: 'Not found' }]));
  rerender(
    <Shell at={path}>
      <NotFoundScreen what="booking" />
    </Shell>,
  );
  await waitFor(() => expect(kept()).toEqual([]));
});

test('remembers a record also when the user leaves its screen at once', async () => {
  const { rerender } = render(
    <Shell at="/booking/1">
      <Booking title="Leadership Essentials" />
    </Shell>,
  );
  rerender(
    <Shell at="/booking/2">
      <Booking title="First Aid" reference="BK-10483" />
    </Shell>,
  );
  rerender(<Shell at="/elsewhere">{null}</Shell>);
  await waitFor(() =>
    expect(kept()).toEqual([
      { entity: 'booking', path: '/booking/2', reference: 'BK-10483', title: 'First Aid' },
      { entity: 'booking', path: '/booking/1', reference: 'BK-10482', title: 'Leadership Essentials' },
    ]),
  );
});

test('the record of the screen before is not remembered under an address whose screen still loads', async () => {
  const { rerender } = render(
    <Shell at="/booking/1">
      <Booking title="Leadership Essentials" />
    </Shell>,
  );
  rerender(<Shell at="/booking/2">{null}</Shell>);
  await settled();
  await waitFor(() => expect(kept().map(({ path }) => path)).toEqual(['/booking/1']));
});

test.each([
  ['whose route has no reference', '/booking', <Booking key="" title="Leadership Essentials" />],
  ['that sets no record, even if its title looks like one', '/booking/1', <Words key="" />],
])('does not remember a screen %s', async (_, at, content) => {
  render(<Shell at={at}>{content}</Shell>);
  await settled();
  expect(kept()).toEqual([]);
});

test('a screen that does not exist removes no record', async () => {
  recentRecords.add(ME, {
    entity: 'booking',
    path: '/booking/1',
    reference: 'BK-10482',
    title: 'Leadership Essentials',
  });
  render(
    <Shell at="/booking/1">
      <NotFoundScreen />
    </Shell>,
  );
  await settled();
  expect(kept()).toHaveLength(1);
});

import { saveBeforeReload } from '@console/platform';
import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineList, LARGE_SIZES, periodFilter, severalFilter, textFilter } from './definition/index.ts';
import { type ListControls, TYPING_PAUSE, useListState } from './useListState.ts';

const list = defineList({
  name: 'things',
  noun: ['thing', 'things'],
  filters: {
    q: textFilter({ label: 'Text', placeholder: 'Filter' }),
    status: severalFilter({ label: 'Status', choices: { draft: 'Draft', confirmed: 'Confirmed' } }),
  },
  sorts: ['title'],
  order: { field: 'title', direction: 'asc' },
  sizes: LARGE_SIZES,
});

const schedule = defineList({
  name: 'days',
  noun: ['day', 'days'],
  filters: { days: periodFilter({ label: 'Days', unit: 'week', variables: (days) => ({ days }) }) },
  sorts: ['title'],
  order: { field: 'title', direction: 'asc' },
  sizes: LARGE_SIZES,
});

let controls: ListControls<typeof list.filters, 'title'>;
let scheduleControls: ListControls<typeof schedule.filters, 'title'>;

function Schedule() {
  scheduleControls = useListState(schedule);
  return null;
}

function List() {
  controls = useListState(list);
  return <p>{controls.pending ? 'pending' : 'still'}</p>;
}

const Nothing = () => null;

/** Lets the list's data arrive. */
let arrive: () => void;

function openList(address: string) {
  const loader = vi.fn(({ request }: { request: Request }) =>
    arriving
      ? new Promise<string>((resolve) => {
          arrive = () => resolve(request.url);
        })
      : request.url,
  );
  const router = createMemoryRouter(
    [
      { path: '/things', element: <List />, loader, HydrateFallback: Nothing },
      { path: '/others', element: null, loader },
      // As in the console, each loading gives another object.
      { path: '/days', element: <Schedule />, loader: (at) => ({ loaded: loader(at) }), HydrateFallback: Nothing },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, loader };
}

let arriving = false;
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  arriving = false;
  vi.useFakeTimers();
});

test('NAV-09 typing asks the server once, 200 ms after the last key', async () => {
  const { router, loader } = openList('/things');
  await settle();
  loader.mockClear();
  for (const q of ['l', 'le', 'lea']) {
    act(() => controls.set({ q }));
    expect(controls.state.q).toBe(q);
    await settle(TYPING_PAUSE - 1);
  }
  expect(loader).not.toHaveBeenCalled();
  expect(controls.pending).toBe(true);
  await settle(1);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(router.state.location.search).toBe('?q=lea');
  expect(controls.pending).toBe(false);
});

test('NAV-09 a space before the next word stays in the box and sends no request', async () => {
  const { router, loader } = openList('/things');
  await settle();
  loader.mockClear();
  act(() => controls.set({ q: 'first ' }));
  await settle(TYPING_PAUSE);
  expect(router.state.location.search).toBe('?q=first');
  expect(controls.state.q).toBe('first ');
  expect(controls.pending).toBe(false);
  act(() => controls.set({ q: 'first  ' }));
  await settle(TYPING_PAUSE);
  expect(controls.state.q).toBe('first  ');
  expect(controls.pending).toBe(false);
  act(() => controls.set({ q: 'first aid' }));
  await settle(TYPING_PAUSE);
  expect(router.state.location.search).toBe('?q=first+aid');
  expect(loader).toHaveBeenCalledTimes(2);
  await act(() => router.navigate(-1));
  await settle();
  expect(controls.state.q).toBe('');
});

test('NAV-09 a choice applies at once, together with text that was waiting', async () => {
  const { router } = openList('/things');
  await settle();
  act(() => controls.set({ q: 'lead' }));
  await settle(50);
  act(() => controls.set({ status: ['draft'] }));
  await settle();
  expect(router.state.location.search).toBe('?q=lead&status=draft');
});

test('NAV-05 back and forward restore the list, and text corrected after a pause is one step', async () => {
  const { router } = openList('/things?size=100');
  await settle();
  act(() => controls.set({ q: 'lea' }));
  await settle(TYPING_PAUSE);
  act(() => controls.set({ q: 'lead' }));
  await settle(TYPING_PAUSE);
  expect(router.state.location.search).toBe('?q=lead&size=100');
  await act(() => router.navigate(-1));
  await settle();
  expect(controls.state).toMatchObject({ q: '', size: 100 });
  await act(() => router.navigate(1));
  await settle();
  expect(controls.state.q).toBe('lead');
});

test('NAV-05 waiting text is dropped when the back button opens another list', async () => {
  const { router } = openList('/things');
  await settle();
  act(() => controls.set({ status: ['draft'] }));
  await settle();
  act(() => controls.set({ q: 'lead' }));
  await act(() => router.navigate(-1));
  await settle(TYPING_PAUSE);
  expect(router.state.location.search).toBe('');
  expect(controls.state.q).toBe('');
});

test('controls show the requested state while the old rows are displayed', async () => {
  openList('/things');
  await settle();
  arriving = true;
  act(() => controls.set({ status: ['confirmed'] }));
  await settle();
  expect(controls.pending).toBe(true);
  expect(screen.getByText('pending')).toBeTruthy();
  expect(controls.state.status).toEqual(['confirmed']);
  expect(controls.displayed.status).toEqual([]);
  act(() => controls.set({ q: 'typed meanwhile' }));
  await act(async () => arrive());
  await settle();
  expect(controls.displayed.status).toEqual(['confirmed']);
  expect(controls.state.q).toBe('typed meanwhile');
});

test('a second choice before the router has handled the first keeps both', async () => {
  const { router } = openList('/things');
  await settle();
  act(() => {
    // The router's own updates are transitions, so they come after this block.
    flushSync(() => controls.set({ status: ['draft'] }));
    expect(controls.state.status).toEqual(['draft']);
    expect(controls.pending).toBe(true);
    flushSync(() => controls.set({ status: [...controls.state.status, 'confirmed'] }));
  });
  await settle();
  expect(router.state.location.search).toBe('?status=draft&status=confirmed');
  expect(controls.pending).toBe(false);
});

test('a choice followed by Back restores the list before the choice', async () => {
  const { router } = openList('/things');
  await settle();
  act(() => controls.set({ status: ['confirmed'] }));
  await settle();
  await act(async () => {
    flushSync(() => controls.set({ status: ['draft', 'confirmed'] }));
    await expect.poll(() => router.state.location.search).toBe('?status=draft&status=confirmed');
    await router.navigate(-1);
  });
  await settle();
  expect(router.state.location.search).toBe('?status=confirmed');
  expect(controls.state.status).toEqual(['confirmed']);
  expect(controls.pending).toBe(false);
});

test('choices made while the router shows earlier ones are all kept', async () => {
  const { router } = openList('/things');
  await settle();
  arriving = true;
  act(() => controls.set({ q: 'a' }));
  await settle(TYPING_PAUSE);
  act(() => controls.set({ status: ['draft'] }));
  const first = arrive;
  act(() => controls.set({ status: [...controls.state.status, 'confirmed'] }));
  await act(async () => first());
  await settle();
  expect(controls.state).toMatchObject({ q: 'a', status: ['draft', 'confirmed'] });
  await act(async () => arrive());
  await settle();
  expect(router.state.location.search).toBe('?q=a&status=draft&status=confirmed');
  expect(controls.pending).toBe(false);
});

test('a user who is leaving for another screen is not brought back by waiting text', async () => {
  const { router } = openList('/things');
  await settle();
  arriving = true;
  act(() => controls.set({ q: 'lead' }));
  await act(async () => void router.navigate('/others'));
  await settle(3 * TYPING_PAUSE);
  expect(router.state.navigation.location?.pathname).toBe('/others');
  await act(async () => arrive());
  await settle(TYPING_PAUSE);
  expect(router.state.location).toMatchObject({ pathname: '/others', search: '' });
});

test('clearing drops the filters and keeps order and size', async () => {
  const { router } = openList('/things?q=x&status=draft&order=-title&size=250&after=abc');
  await settle();
  act(() => controls.clear());
  await settle();
  expect(router.state.location.search).toBe('?order=-title&size=250');
});

test('FED-07 text that waits for a typing pause is written into the address before the console reloads itself', async () => {
  const { router } = openList('/things');
  await settle();
  act(() => controls.set({ q: 'leadership' }));
  act(() => saveBeforeReload());
  await settle();
  expect(router.state.location.search).toBe('?q=leadership');
  await settle(TYPING_PAUSE);
  expect(router.state.location.search).toBe('?q=leadership');
});

test('at midnight the list is loaded again, so that its period and its rows are of the same day', async () => {
  vi.setSystemTime(new Date('2026-11-22T23:50:00Z'));
  const { loader } = openList('/days');
  await settle();
  expect(scheduleControls.displayed.days.start).toBe('2026-11-16');
  loader.mockClear();
  await settle(9 * 60_000);
  expect(loader).not.toHaveBeenCalled();
  await settle(2 * 60_000);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(scheduleControls.displayed.days.start).toBe('2026-11-23');
});

test('after midnight the next week opens, also when the computer slept through midnight', async () => {
  vi.setSystemTime(new Date('2026-11-22T23:50:00Z'));
  const { loader } = openList('/days');
  await settle();
  loader.mockClear();
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z'));
  act(() => scheduleControls.set({ days: { unit: 'week', start: '2026-11-23', end: '2026-11-29' } }));
  await settle();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(scheduleControls.displayed.days.start).toBe('2026-11-23');
});

test('text that waits while the earlier list is loading stays out of that list', async () => {
  const { router } = openList('/things');
  await settle();
  await act(() => router.navigate('/things?status=draft'));
  await settle();
  act(() => controls.set({ q: 'lead' }));
  arriving = true;
  act(() => void router.navigate(-1));
  await settle(TYPING_PAUSE * 3);
  await act(async () => arrive());
  await settle(TYPING_PAUSE * 3);
  expect(router.state.location.search).toBe('');
  expect(controls.state.q).toBe('');
});

test('a page without rows is left in place, so that going back does not return to it', async () => {
  const { router } = openList('/things');
  await settle();
  await act(() => router.navigate('/things?after=abc&from=51'));
  await settle();
  act(() => controls.leavePage(null));
  await settle();
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
});

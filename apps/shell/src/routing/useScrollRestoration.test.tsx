import { act, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration.ts';

function Layout() {
  const sheet = useRef<HTMLElement>(null);
  useScrollRestoration(sheet);
  return (
    <main ref={sheet}>
      <Outlet />
    </main>
  );
}

function area(name: string) {
  return (
    <div data-scroll-area="screen" data-testid={name}>
      <h2 id="seats">Seats</h2>
    </div>
  );
}

function days(ids: readonly string[]) {
  return (
    <div data-scroll-area="screen" data-testid="schedule">
      {ids.map((id) => (
        <section key={id} id={id} {...(id === 'today' && { 'data-scroll-start': '' })} />
      ))}
    </div>
  );
}

function open(entry = { pathname: '/', key: crypto.randomUUID() as string }) {
  const routes = [
    {
      element: <Layout />,
      children: [
        { path: '/', element: area('list') },
        { path: '/booking/1', element: area('detail') },
        { path: '/schedule', loader: () => null, element: days(['monday', 'today']) },
        { path: '/monday', loader: () => null, element: days(['today']) },
      ],
    },
  ];
  // Positions are stored by the key of the history entry, so each test has its own.
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Sets the position and sends the scroll event, because jsdom does not scroll. */
function scrollTo(element: HTMLElement, top: number) {
  element.scrollTop = top;
  element.dispatchEvent(new Event('scroll'));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('NAV-04 a new screen starts at the top, and going back restores the position', async () => {
  const { router, getByTestId } = open();
  scrollTo(getByTestId('list'), 400);
  await act(() => router.navigate('/booking/1'));
  expect(getByTestId('detail').scrollTop).toBe(0);
  await act(() => router.navigate(-1));
  expect(getByTestId('list').scrollTop).toBe(400);
});

test('NAV-04 a restored position is kept while panels above it grow, until the user scrolls', async () => {
  const { router, getByTestId } = open();
  scrollTo(getByTestId('list'), 400);
  await act(() => router.navigate('/booking/1'));
  await act(() => router.navigate(-1));
  scrollTo(getByTestId('list'), 112);
  await nextFrame();
  expect(getByTestId('list').scrollTop).toBe(400);
  window.dispatchEvent(new Event('wheel'));
  scrollTo(getByTestId('list'), 112);
  await nextFrame();
  expect(getByTestId('list').scrollTop).toBe(112);
});

test('NAV-04 a hash scrolls to its target', async () => {
  const { router } = open();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await act(() => router.navigate('/booking/1#seats'));
  expect(scrolled.mock.instances).toEqual([document.getElementById('seats')]);
});

test('NAV-04 another filter starts at the top, and entering the same address again keeps the position', async () => {
  const { router, getByTestId } = open();
  scrollTo(getByTestId('list'), 300);
  await act(() => router.navigate('/', { replace: true }));
  expect(getByTestId('list').scrollTop).toBe(300);
  await act(() => router.navigate('/?status=draft', { replace: true }));
  expect(getByTestId('list').scrollTop).toBe(0);
});

test('NAV-04 a newly opened screen begins at the element that it marks, but not after going back or with another filter', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  scrolled.mockClear();
  const { router, findByTestId } = open({ pathname: '/schedule', key: crypto.randomUUID() });
  const schedule = await findByTestId('schedule');
  expect(scrolled.mock.instances).toEqual([document.getElementById('today')]);
  scrollTo(schedule, 300);
  await act(() => router.navigate('/schedule?status=draft'));
  expect(schedule.scrollTop).toBe(0);
  await act(() => router.navigate('/booking/1'));
  await act(() => router.navigate(-2));
  expect((await findByTestId('schedule')).scrollTop).toBe(300);
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/booking/1'));
  await act(() => router.navigate('/schedule'));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('NAV-04 a screen that begins with the marked element keeps its head in view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  scrolled.mockClear();
  const { findByTestId } = open({ pathname: '/monday', key: crypto.randomUUID() });
  await findByTestId('schedule');
  expect(scrolled).not.toHaveBeenCalled();
});

test('NAV-04 ignores a hash that cannot be decoded', async () => {
  const { router, getByTestId } = open();
  await act(() => router.navigate('/booking/1#%E0%A4%A'));
  expect(getByTestId('detail').scrollTop).toBe(0);
});

test('NAV-04 a link that is pasted into the address bar opens at the top, and a reload keeps its position', async () => {
  const load = vi.spyOn(performance, 'getEntriesByType');
  const visit = async (type: string, address: string) => {
    const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
    load.mockReturnValue([Object.assign(entry, { type })]);
    const { getByTestId, unmount } = open({ pathname: address, key: 'default' });
    const area = await waitFor(() => getByTestId(address === '/' ? 'list' : 'detail'));
    const top = area.scrollTop;
    scrollTo(area, 400);
    unmount();
    return top;
  };
  expect(await visit('navigate', '/')).toBe(0);
  expect(await visit('navigate', '/booking/1')).toBe(0);
  expect(await visit('reload', '/booking/1')).toBe(400);
  expect(await visit('navigate', '/booking/1')).toBe(0);
  expect(await visit('back_forward', '/')).toBe(400);
});

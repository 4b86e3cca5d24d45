import { ThemeProvider } from '@console/design-system/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';

const onAskAgain = vi.fn();
const loader = vi.fn(() => new Promise<null>(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
  loader.mockClear();
});

async function leave() {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationProgress onAskAgain={onAskAgain} />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>The old screen</p> },
        { path: '/next', loader, element: <p>The next screen</p> },
      ],
    },
  ]);
  render(
    <ThemeProvider scheme="light">
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  await act(async () => {
    void router.navigate('/next');
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('NAV-10 the loading alert is visible after 400 ms, and the old screen stays', async () => {
  await leave();
  expect(screen.queryByText('Loading…')).toBeNull();
  await pass(350);
  expect(screen.queryByText('Loading…')).toBeNull();
  await pass(100);
  expect(screen.getByText('Loading…').closest('[role=status]')).not.toBeNull();
  expect(screen.getByText('The old screen')).toBeDefined();
});

test('NAV-15 after 10 s the console says that the screen is still loading, and offers to try again', async () => {
  await leave();
  await pass(9_900);
  expect(screen.queryByText('Still loading')).toBeNull();
  await pass(200);
  expect(screen.getByText('Still loading')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(onAskAgain).toHaveBeenCalledWith('/next');
  expect(loader).toHaveBeenCalledTimes(2);
});

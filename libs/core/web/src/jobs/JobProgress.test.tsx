import { idOf, renderPiece } from '@console/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JobProgress } from './JobProgress.tsx';

const id = idOf('jobs', 1);
const target = idOf('training_classes', 1);
const running = {
  __typename: 'Job',
  name: 'importDelegates',
  id,
  version: 3,
  status: 'running',
  done: 120,
  total: 500,
  result: null,
  message: null,
  endedAt: null,
  endsEarly: false,
};

function render(latestJob: () => object | null, more: object = {}, started?: string) {
  return renderPiece(
    <JobProgress
      name="importDelegates"
      target={target}
      doing="Importing delegates"
      failed="The delegates were not all imported."
      {...(started ? { started } : {})}
    >
      {(result) => `${(result as { added: number }).added} delegates were added.`}
    </JobProgress>,
    { data: { latestJob, ...more } },
  );
}

test('shows how far the work is, also to screen readers', async () => {
  const { requests } = await render(() => running);
  const bar = await screen.findByRole('progressbar', { name: 'Importing delegates' });
  expect(bar.getAttribute('aria-valuenow')).toBe('120');
  expect(bar.getAttribute('aria-valuemax')).toBe('500');
  expect(bar.getAttribute('aria-valuetext')).toBe('120 of 500');
  expect(screen.getByRole('status').textContent).toBe('Importing delegates…');
  screen.getByText('This goes on when you leave the screen.');
  expect(requests.map(({ variables }) => variables)).toEqual([{ name: 'importDelegates', target }]);
});

test('says that the work waits, while nobody knows how much it is', async () => {
  await render(() => ({ ...running, status: 'pending', done: 0, total: null }));
  const bar = await screen.findByRole('progressbar');
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  screen.getByText('Waiting to begin');
});

test('shows nothing without work, and nothing about work that ended before', async () => {
  for (const job of [null, { ...running, status: 'completed' }]) {
    const { container, requests, unmount } = await render(() => job);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {});
    expect(container.textContent).toBe('');
    unmount();
  }
});

test('shows the result of work that was started here', async () => {
  await render(() => null, { job: () => ({ ...running, status: 'completed', done: 500, result: { added: 12 } }) }, id);
  await screen.findByText('12 delegates were added.');
  expect(screen.getByRole('status').textContent).toBe('12 delegates were added.');
});

test('shows the work that was started here, not the newer work of another tab', async () => {
  const newest = { ...running, id: idOf('jobs', 2), done: 7 };
  const { requests } = await render(() => newest, { job: () => running }, id);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('120');
  expect(requests.map(({ variables }) => variables)).toEqual([{ id }]);
});

const failed = {
  ...running,
  status: 'failed',
  message: 'The database took too long to answer.',
  endedAt: new Date().toISOString(),
};

test('shows why the work failed, and tries it again', async () => {
  let job: object = failed;
  const retryJob = vi.fn(() => {
    job = { ...failed, version: 4, status: 'pending', message: null, endedAt: null };
    return { job };
  });
  const { user } = await render(() => job, { retryJob });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The delegates were not all imported.');
  expect(alert.textContent).toContain('The database took too long to answer.');
  expect(alert.textContent).toContain('120 of 500 are done.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar');
  expect(retryJob).toHaveBeenCalledWith({ input: { id, version: 3 } }, undefined, expect.anything());
});

test.each([
  ['pending', 0, 'Importing delegates: canceled.'],
  ['retrying', 120, 'Importing delegates: canceled. 120 of 500 were done before, and stay.'],
])('work that is %s can be canceled', async (status, done, said) => {
  let job: object = { ...running, status, done };
  const cancelJob = vi.fn(() => {
    job = { ...job, version: 4, status: 'canceled', endedAt: new Date().toISOString() };
    return { job };
  });
  const { user } = await render(() => job, { cancelJob });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
  expect(cancelJob).toHaveBeenCalledWith({ input: { id } }, undefined, expect.anything());
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('work that began before it was canceled says so, and goes on', async () => {
  let job = { ...running, status: 'pending' };
  const cancelJob = () => {
    job = running;
    throw Object.assign(new Error('This work is under way and can no longer be canceled.'), {
      extensions: { status: 422 },
    });
  };
  const { user } = await render(() => job, { cancelJob });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This work is under way and can no longer be canceled.',
  );
  await screen.findByRole('progressbar');
});

test('work that is under way offers no Cancel, and canceled work is not shown after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { unmount } = await render(() => running);
  await screen.findByRole('progressbar');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('button')).toBeNull();
  vi.useRealTimers();
  unmount();
  const { container, requests } = await render(() => ({ ...running, status: 'canceled' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => {});
  expect(container.textContent).toBe('');
});

test('a failure can be dismissed, and is not shown the next day', async () => {
  const { user, unmount } = await render(() => failed);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  const { requests } = await render(() => ({ ...failed, endedAt: yesterday }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

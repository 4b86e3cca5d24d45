import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import { followerOf } from './follow/Follower.ts';
import { type TestPageQuery, testArtifact } from './testQuery.ts';
import { writeBookings, writtenTo } from './testWrites.ts';
import { useQueryOnDemand } from './useQueryOnDemand.ts';

let environment: IEnvironment;
let reference: string;
const network = vi.fn<typeof fetch>(async (_, init) => {
  const { variables } = JSON.parse(String(init?.body));
  return Response.json({ data: { booking: { id: variables.id, reference } } });
});

beforeEach(() => {
  reference = 'BK-1';
  vi.stubGlobal('fetch', network);
  environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function use(options: Parameters<typeof useQueryOnDemand>[1]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  return renderHook(() => useQueryOnDemand<TestPageQuery>(testArtifact, options), { wrapper });
}

async function write() {
  reference = 'BK-1 written';
  await act(async () => writeBookings(environment, 'bookings/1'));
}

test('with `follow` the answer changes with every write until the component unmounts', async () => {
  const { result, unmount } = use({ follow: true });
  await act(async () => result.current.load({ id: 'bookings/1' }));
  expect(result.current.data?.booking?.reference).toBe('BK-1');
  await write();
  expect(result.current.data?.booking?.reference).toBe('BK-1 written');
  expect(result.current.answered).toEqual({ id: 'bookings/1' });
  expect(network).toHaveBeenCalledTimes(2);
  unmount();
  await write();
  expect(network).toHaveBeenCalledTimes(2);
});

test('without `follow` the answer stays unchanged', async () => {
  const { result } = use({});
  await act(async () => result.current.load({ id: 'bookings/1' }));
  await write();
  expect(result.current.data?.booking?.reference).toBe('BK-1');
  expect(network).toHaveBeenCalledOnce();
});

test('with `follow` a change that was heard before the answer arrived is not missed', async () => {
  const { result } = use({ follow: true });
  network.mockImplementationOnce(async () => {
    // The server has read the old reference. The change is written and announced while the answer is on its way.
    const answer = Response.json({ data: { booking: { id: 'bookings/1', reference } } });
    reference = 'BK-1 written';
    followerOf(environment).apply(writtenTo('bookings/1'));
    return answer;
  });
  await act(async () => result.current.load({ id: 'bookings/1' }));
  await waitFor(() => expect(result.current.data?.booking?.reference).toBe('BK-1 written'));
  expect(network).toHaveBeenCalledTimes(2);
});

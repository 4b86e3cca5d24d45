import { connection, notices } from '@console/platform';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { type ConcreteRequest, createOperationDescriptor, type MutationParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import { displayedQueries } from './follow/displayedQueries.ts';
import { followerOf } from './follow/Follower.ts';
import { failedTitle } from './graphQLErrors.ts';
import { isEarlierAnswer, newIntent, withIntent } from './intent.ts';
import { testArtifact } from './testQuery.ts';
import { writtenTo } from './testWrites.ts';
import { useConsoleMutation } from './useConsoleMutation.ts';

interface RenameMutation extends MutationParameters {
  variables: { input: { id: string; title: string } };
  response: { rename: { booking: { id: string; title: string } | null } | null };
}

const scalar = (name: string) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });
const linked = (name: string, concreteType: string, selections: unknown[], args: unknown = null) => ({
  alias: null,
  args,
  concreteType,
  kind: 'LinkedField',
  name,
  plural: false,
  selections,
  storageKey: null,
});
const variables = [{ defaultValue: null, kind: 'LocalArgument', name: 'input' }];
const selections = [
  linked(
    'rename',
    'renamePayload',
    [linked('booking', 'Booking', [scalar('id'), scalar('title')])],
    [{ kind: 'Variable', name: 'input', variableName: 'input' }],
  ),
];

/**
 * The compiler's artifact of `mutation RenameMutation($input: renameInput!) { rename(input: $input) { booking { id
 * title } } }`.
 */
const mutation = {
  fragment: {
    argumentDefinitions: variables,
    kind: 'Fragment',
    metadata: null,
    name: 'RenameMutation',
    selections,
    type: 'Mutation',
  },
  kind: 'Request',
  operation: { argumentDefinitions: variables, kind: 'Operation', name: 'RenameMutation', selections },
  params: {
    cacheID: 'rename',
    id: null,
    metadata: {},
    name: 'RenameMutation',
    operationKind: 'mutation',
    text: 'mutation …',
  },
} as unknown as ConcreteRequest;

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
  notices.clear();
});

const input = (title: string) => ({ input: { id: 'bookings/1', title } });
const renamed = (title: string) => ({ data: { rename: { booking: { id: 'bookings/1', title } } } });
const answers = (body: unknown) => network.mockImplementationOnce(async () => Response.json(body));
const keys = () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

function use(
  options: Parameters<typeof useConsoleMutation<RenameMutation>>[1] = {},
  url = '/graphql',
  environment = createEnvironment({ url, token: () => 'abc', onUnauthorised: () => {} }),
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  return renderHook(() => useConsoleMutation<RenameMutation>(mutation, options), { wrapper }).result;
}

test('a success shows its notice with the next step, and leaves no error', async () => {
  const hook = use({
    success: ({ rename }) => ({ text: `${rename?.booking?.title} saved.`, link: { label: 'Open', to: '/b' } }),
  });
  answers(renamed('Autumn'));
  let response: unknown;
  await act(async () => {
    response = await hook.current.commit(input('Autumn'));
  });
  expect(response).toEqual(renamed('Autumn').data);
  expect(hook.current).toMatchObject({ pending: false, error: null });
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Autumn saved.', link: { label: 'Open', to: '/b' } }]);
});

test.each([
  ['the records that the answer names', { changes: writtenTo('bookings/1') }, {}, ['bookings/1']],
  ['nothing when the answer is complete', { changes: writtenTo('bookings/1') }, { complete: true }, []],
  ['everything when the server names no changes', undefined, { complete: true }, ['bookings/1', 'bookings/2']],
  ['everything after a gap', { changes: { gap: true, changes: [] } }, {}, ['bookings/1', 'bookings/2']],
])('a success requests again %s', async (_what, extensions, options, expected) => {
  const environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  for (const id of ['bookings/1', 'bookings/2']) {
    const operation = createOperationDescriptor(testArtifact, { id });
    environment.retain(operation);
    environment.commitPayload(operation, { booking: { id, reference: 'BK-1' } });
    displayedQueries(environment).add({ artifact: testArtifact, operation, deferred: false });
  }
  const hook = use(options, '/graphql', environment);
  answers({ ...renamed('Autumn'), extensions });
  network.mockReturnValue(new Promise(() => {}));
  await act(async () => void (await hook.current.commit(input('Autumn'))));
  const requested = network.mock.calls.slice(1).map(([, init]) => JSON.parse(String(init?.body)).variables.id);
  expect(requested).toEqual(expected);
});

test('a write whose answer is lost shows what the stream of changes told of it', async () => {
  const environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  const operation = createOperationDescriptor(testArtifact, { id: 'bookings/1' });
  environment.retain(operation);
  environment.commitPayload(operation, { booking: { id: 'bookings/1', reference: 'BK-1' } });
  displayedQueries(environment).add({ artifact: testArtifact, operation, deferred: false });
  const hook = use({}, '/graphql', environment);
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(answer.promise).mockReturnValue(new Promise(() => {}));
  act(() => void hook.current.commit(input('Autumn')));
  const [key = null] = keys();
  const changes = writtenTo('bookings/1').changes.map((change) => ({ ...change, key }));
  followerOf(environment).apply({ gap: false, changes });
  expect(network).toHaveBeenCalledTimes(1);
  await act(async () => answer.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(hook.current.error?.offline).toBe(true));
  expect(network).toHaveBeenCalledTimes(2);
});

test('only one mutation is sent at a time', async () => {
  const hook = use();
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(answer.promise);
  let second: unknown = 'none';
  act(() => void hook.current.commit(input('Autumn')));
  expect(hook.current.pending).toBe(true);
  await act(async () => {
    second = await hook.current.commit(input('Autumn'));
  });
  expect(second).toBeNull();
  await act(async () => answer.resolve(Response.json(renamed('Autumn'))));
  await waitFor(() => expect(hook.current.pending).toBe(false));
  expect(network).toHaveBeenCalledTimes(1);
});

/** A dialog that closes itself when its write succeeds. */
function Question({ onDisplay }: { onDisplay: (state: 'saving' | 'ready') => void }) {
  const [open, setOpen] = useState(true);
  const { pending, commit } = useConsoleMutation<RenameMutation>(mutation, { success: () => ({ text: 'Saved.' }) });
  // The notice of the success is rendered at once, and everything that waits with it.
  useSyncExternalStore(notices.subscribe, notices.get);
  useLayoutEffect(() => {
    if (open) onDisplay(pending ? 'saving' : 'ready');
  });
  const confirm = async () => {
    if (await commit(input('Autumn'))) setOpen(false);
  };
  if (!open) return 'Closed';
  return (
    <button type="button" onClick={confirm}>
      Rename
    </button>
  );
}

test('a dialog that closes itself after the answer is never displayed as if the write could be sent again', async () => {
  const displayed: string[] = [];
  const environment = createEnvironment({ url: '/graphql', token: () => 'abc', onUnauthorised: () => {} });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Question onDisplay={(state) => displayed.push(state)} />
    </RelayEnvironmentProvider>,
  );
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(answer.promise);
  fireEvent.click(screen.getByRole('button'));
  // Outside `act`, which would render all changes together.
  const closed = screen.findByText('Closed');
  answer.resolve(Response.json(renamed('Autumn')));
  await closed;
  expect(displayed).toContain('saving');
  expect(displayed.slice(displayed.indexOf('saving'))).not.toContain('ready');
});

test('retrying the same input keeps the key, and another input or a later attempt has a new key', async () => {
  const hook = use();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => hook.current.commit(input('Autumn')));
  expect(hook.current.error).toEqual({
    messages: ['There is no connection to the server.'],
    fields: {},
    refused: false,
    uncertain: true,
    offline: true,
  });
  act(() => hook.current.reset());
  expect(hook.current.error).toBeNull();
  for (const title of ['Autumn', 'Autumn', 'Winter']) {
    answers(renamed(title));
    await act(() => hook.current.commit(input(title)));
  }
  const [failed, again, anew, other] = keys();
  expect(failed).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(failed);
  expect(new Set([again, anew, other]).size).toBe(3);
});

const returns = () => act(() => window.dispatchEvent(new Event('online')));

test('a connection that was missing before the write is no error any more when it is back, and a refusal stays', async () => {
  const hook = use();
  const lost = vi.spyOn(connection, 'isLost').mockReturnValue(true);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => hook.current.commit(input('Autumn')));
  expect(hook.current.error).toMatchObject({
    messages: ['There is no connection to the server.'],
    uncertain: false,
  });
  lost.mockReturnValue(false);
  await returns();
  expect(hook.current.error).toBeNull();
  answers({ data: { rename: null }, errors: [{ message: 'Too long.', extensions: { status: 422 } }] });
  await act(() => hook.current.commit(input('Autumn')));
  await returns();
  expect(hook.current.error?.messages).toEqual(['Too long.']);
});

test.each([
  ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server failed', async () => Response.json({ errors: [{ message: 'Failed.', extensions: { status: 500 } }] })],
  ['a gateway answered', async () => new Response('', { status: 504 })],
])(
  'after a write whose answer was lost, because %s, it is not known whether it was made, also later',
  async (_why, answer) => {
    const hook = use();
    network.mockImplementationOnce(answer);
    await act(() => hook.current.commit(input('Autumn')));
    await returns();
    expect(hook.current.error?.uncertain).toBe(true);
    expect(failedTitle('The booking was not renamed.', hook.current.error)).toBe(
      'It is not known whether the booking was renamed.',
    );
  },
);

test('the sentence about a refusal says that nothing was made', () => {
  expect(failedTitle('The sessions were not saved.', { uncertain: false })).toBe('The sessions were not saved.');
  expect(failedTitle('The sessions were not saved.', { uncertain: true })).toBe(
    'It is not known whether the sessions were saved.',
  );
});

test('a form keeps its key when the input changes, and is told what its first press made', async () => {
  const success = () => ({ text: 'Saved.', link: { label: 'Open', to: '/b' } });
  const hook = use({ success });
  const intent = newIntent();
  const press = (title: string) => act(() => withIntent(intent, () => hook.current.commit(input(title))));
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Autumn');
  answers({ ...renamed('Autumn'), extensions: { changes: { gap: true, changes: [] }, earlier: true } });
  const answer = await press('Winter');
  expect(keys()).toEqual([intent.key, intent.key]);
  expect(network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-conflict'))).toEqual([
    'answer',
    'answer',
  ]);
  expect(answer).toEqual(renamed('Autumn').data);
  expect(answer && isEarlierAnswer(answer)).toBe(true);
  expect(notices.get()).toMatchObject([
    {
      tone: 'error',
      text: 'Your first attempt was saved already. What you typed after it is kept.',
      link: { label: 'Open', to: '/b' },
    },
  ]);
});

test('a write that names a version has its own key, and so has a second write of the same press', async () => {
  const hook = use();
  const intent = newIntent();
  answers(renamed('Autumn'));
  const versioned = { input: { ...input('Autumn').input, version: 3 } };
  await act(() => withIntent(intent, () => hook.current.commit(versioned)));
  await act(() =>
    withIntent({ ...intent, operation: 'AnotherMutation' }, () => {
      answers(renamed('Winter'));
      return hook.current.commit(input('Winter'));
    }),
  );
  expect(keys()).toHaveLength(2);
  expect(keys()).not.toContain(intent.key);
});

test('API-05 an API of another origin gets no key, because it may not know the header', async () => {
  const hook = use({}, 'https://api.example/graphql');
  answers(renamed('Autumn'));
  await act(() => hook.current.commit(input('Autumn')));
  expect(keys()).toEqual([null]);
  expect(hook.current.error).toBeNull();
});

test('a deleted record is reported by a notice, because its form disappears with it', async () => {
  const hook = use();
  const message = 'This booking no longer exists.';
  answers({ data: { rename: null }, errors: [{ message, extensions: { status: 404 } }] });
  await act(() => hook.current.commit(input('Autumn')));
  expect(hook.current.error).toEqual({ messages: [message], fields: {}, refused: true, gone: true });
  expect(notices.get()).toMatchObject([{ tone: 'error', text: message }]);
});

test('NAV-11 violations go to their fields, and only a refusal calls `refused`', async () => {
  const refused = vi.fn();
  const hook = use({ refused });
  const violations = [{ path: 'title', message: 'Title is required' }];
  answers({
    data: { rename: null },
    errors: [{ message: 'Title is required', extensions: { status: 422, violations } }],
  });
  await act(() => hook.current.commit(input('')));
  expect(hook.current.error).toEqual({ messages: [], fields: { title: 'Title is required' }, refused: true });
  expect(refused).toHaveBeenCalledTimes(1);
  answers({
    data: { rename: null },
    errors: [{ message: 'Internal server Error', extensions: { debugMessage: 'Broken.' } }],
  });
  await act(() => hook.current.commit(input('x')));
  expect(hook.current.error).toEqual({ messages: ['Broken.'], fields: {}, refused: false, uncertain: true });
  expect(refused).toHaveBeenCalledTimes(1);
  expect(notices.get()).toEqual([]);
});

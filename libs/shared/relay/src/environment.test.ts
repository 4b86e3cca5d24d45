import { ConsoleError } from '@console/platform';
import { commitMutation, fetchQuery } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import { GraphQLRequestError } from './graphQLErrors.ts';
import { type TestPageQuery, testArtifact } from './testQuery.ts';

const network = vi.fn<typeof fetch>();
const onUnauthorised = vi.fn();
let token: string | null = 'abc';

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  token = 'abc';
});

afterEach(() => vi.resetAllMocks());

const environment = () => createEnvironment({ url: '/api/graphql', token: () => token, onUnauthorised, timeout: 5000 });
const ask = () => fetchQuery<TestPageQuery>(environment(), testArtifact, { id: 'bookings/1' }).toPromise();
const answers = (body: unknown, status = 200) => network.mockResolvedValueOnce(Response.json(body, { status }));
const booking = { id: 'bookings/1', reference: 'BK-1' };
const mutation = {
  ...testArtifact,
  params: { ...testArtifact.params, operationKind: 'mutation' },
} as typeof testArtifact;

test('API-05 a request goes to the configured address with the bearer token and the operation’s text and id', async () => {
  answers({ data: { booking } });
  expect(await ask()).toEqual({ booking });
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toBe('/api/graphql');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    operationName: 'TestPageQuery',
    query: expect.stringContaining('booking(id: $id)'),
    variables: { id: 'bookings/1' },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'test-page-query' } },
  });
});

test('ACC-08 an error containing 401 ends the session', async () => {
  answers({ errors: [{ message: '401 Unauthorized' }] });
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_UNAUTHORISED' });
  expect(onUnauthorised).toHaveBeenCalledOnce();
});

test.each([
  ['a proxy without JSON', new Response('Unauthorised', { status: 401 })],
  ['another server in its own words', Response.json({ errors: [{ message: 'Who are you?' }] }, { status: 401 })],
])('ACC-08 an answer with HTTP status 401 ends the session: %s', async (_from, refused) => {
  network.mockResolvedValueOnce(refused);
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_UNAUTHORISED' });
  expect(onUnauthorised).toHaveBeenCalledOnce();
});

test.each([
  ['Delegate 401 has this email address already.', 422],
  ['INV-40150 is paid, so it cannot be voided.', 409],
  ['Something went wrong on the server. Please quote request 9f401c when you report it.', 500],
])('ACC-08 an error with another status does not end the session: %s', async (message, status) => {
  answers({ errors: [{ message, extensions: { status } }] });
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_FAILED' });
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('ACC-08 a 401 for a replaced token does not end the new session', async () => {
  network.mockImplementationOnce(async () => {
    token = 'newer';
    return Response.json({ errors: [{ message: '401 Unauthorized' }] });
  });
  await expect(ask()).rejects.toBeInstanceOf(GraphQLRequestError);
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('ACC-08 a 401 for a request without a token ends no session', async () => {
  token = null;
  answers({ errors: [{ message: '401 Unauthorized' }] });
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_UNAUTHORISED' });
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('ACC-08 other errors beside data are only logged', async () => {
  answers({ data: { booking }, errors: [{ message: 'The customer is hidden.' }] });
  expect(await ask()).toEqual({ booking });
  expect(console.error).toHaveBeenCalledWith('TestPageQuery: The customer is hidden.', expect.anything());
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('an answer without data fails with all its errors', async () => {
  answers({ errors: [{ message: 'one' }, { message: 'two' }] });
  await expect(ask()).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
    errors: [{ message: 'one' }, { message: 'two' }],
  });
});

test('NAV-10 a record that could not be read is a failure, not a missing record', async () => {
  answers({ data: { booking: null }, errors: [{ message: 'The database is away.' }] });
  await expect(ask()).rejects.toBeInstanceOf(GraphQLRequestError);
  answers({ data: { booking: null } });
  expect(await ask()).toEqual({ booking: null });
});

test('a mutation fails on any error, even beside data', async () => {
  answers({ data: { booking: null }, errors: [{ message: 'The booking is invoiced.' }] });
  const failed = new Promise((_, onError) =>
    commitMutation(environment(), { mutation, variables: { id: 'x' }, onError }),
  );
  await expect(failed).rejects.toMatchObject({ errors: [{ message: 'The booking is invoiced.' }] });
});

test('a query under way when a mutation ends is sent again, even if the mutation got no answer', async () => {
  const console = environment();
  const late = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(late.promise);
  const asked = fetchQuery<TestPageQuery>(console, testArtifact, { id: 'bookings/1' }).toPromise();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await new Promise((onError) => commitMutation(console, { mutation, variables: { id: 'x' }, onError }));
  answers({ data: { booking: { ...booking, reference: 'BK-1 after' } } });
  late.resolve(Response.json({ data: { booking } }));
  expect(await asked).toEqual({ booking: { ...booking, reference: 'BK-1 after' } });
  expect(network).toHaveBeenCalledTimes(3);
});

test('a network failure and a server without GraphQL have different errors', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_OFFLINE' });
  network.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_OFFLINE', detail: '/api/graphql answered 502' });
  network.mockResolvedValueOnce(new Response('Broken', { status: 500 }));
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_FAILED', detail: '/api/graphql answered 500' });
  const half = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  network.mockResolvedValueOnce(new Response(half));
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_OFFLINE' });
  network.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await expect(ask()).rejects.toBeInstanceOf(ConsoleError);
});

test('a server without the field version gets requests without it, at once from the second request on', async () => {
  const text = 'query TestPageQuery($id: ID!) {\n  booking(id: $id) {\n    id\n    version\n    reference\n  }\n}\n';
  const versioned = { ...testArtifact, params: { ...testArtifact.params, text } } as typeof testArtifact;
  const foreign = environment();
  const send = () => fetchQuery<TestPageQuery>(foreign, versioned, { id: 'bookings/1' }).toPromise();
  answers({ errors: [{ message: 'Cannot query field "version" on type "Booking".' }] });
  answers({ data: { booking } });
  answers({ data: { booking } });
  expect(await send()).toEqual({ booking });
  expect(await send()).toEqual({ booking });
  const bodies = network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies.map(({ query }) => query.includes('version'))).toEqual([true, false, false]);
  expect(bodies[1]).toMatchObject({ query: text.replace('    version\n', ''), variables: { id: 'bookings/1' } });
  expect(bodies[1].extensions).toBeUndefined();
});

/** For tests: tabs that show a booking, and streams that a server holds open for them. */
import { createOperationDescriptor, type IEnvironment, type RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, vi } from 'vitest';
import { createEnvironment } from '../environment.ts';
import { type ShownQuery, shownQueries } from '../shownQueries.ts';
import { testArtifact } from '../testQuery.ts';
import { Live } from './Live.ts';
import { FakeChannel, fakeLocks } from './testing.ts';

const request = {
  id: 'live',
  name: 'liveChangesSubscription',
  operationKind: 'subscription',
  text: 'subscription …',
  metadata: {},
};

/** A stream that the server holds open. */
interface Stream {
  readonly missed: number;
  readonly token: string | null;
  readonly open: () => boolean;
  readonly send: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly breakOff: () => Promise<void>;
}

export const streams: Stream[] = [];
export const answers: (() => Response | Promise<Response>)[] = [];
export const stops: (() => void)[] = [];
/** What the pages have, and how often they have asked again. */
export const state = { visible: true, token: 'abc', refreshes: 0 };
export const onUnauthorised = vi.fn<() => void>();

export const pass = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);
export const openStreams = () => streams.filter(({ open }) => open());

export const network = vi.fn<typeof fetch>(async (url, init) => {
  const body = JSON.parse(String(init?.body));
  if (!String(url).endsWith('?live')) {
    state.refreshes += 1;
    return Response.json({ data: { booking: { id: body.variables.id, reference: 'BK-1' } } });
  }
  const other = answers.shift();
  if (other) return other();
  let control: ReadableStreamDefaultController<Uint8Array>;
  let open = true;
  const stream = new ReadableStream<Uint8Array>({
    start(made) {
      control = made;
    },
  });
  const close = (how: () => void) => {
    if (open) how();
    open = false;
  };
  init?.signal?.addEventListener('abort', () => close(() => control.error(new DOMException('', 'AbortError'))));
  streams.push({
    missed: body.variables.missed,
    token: new Headers(init?.headers).get('authorization'),
    open: () => open,
    send: async (text) => {
      control.enqueue(new TextEncoder().encode(text));
      await pass();
    },
    end: async () => {
      close(() => control.close());
      await pass();
    },
    breakOff: async () => {
      close(() => control.error(new TypeError('network error')));
      await pass();
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (state.visible ? 'visible' : 'hidden'));
  Object.assign(state, { visible: true, token: 'abc', refreshes: 0 });
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass();
  streams.length = 0;
  answers.length = 0;
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A tab that shows the booking 1. */
export async function tab() {
  const environment: IEnvironment = createEnvironment({ url: '/graphql', token: () => state.token, onUnauthorised });
  const variables = { id: 'bookings/1' };
  const query = {
    artifact: testArtifact,
    operation: createOperationDescriptor(testArtifact, variables),
    deferred: false,
  };
  environment.retain(query.operation);
  environment.commitPayload(query.operation, { booking: { id: 'bookings/1', reference: 'BK-1' } });
  (shownQueries(environment) as Set<ShownQuery>).add(query);
  const live = new Live({
    environment,
    url: '/graphql',
    token: () => state.token,
    onUnauthorised,
    userId: 'users/1',
    request: request as unknown as RequestParameters,
    since: Date.now(),
  });
  const stop = live.start();
  stops.push(stop);
  await pass();
  return { stop };
}

/** In jsdom all tabs are one document, so all of them are looked at, or none. */
export async function looked(at: boolean) {
  state.visible = at;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
}

export const written = (id: string, gap = false) => {
  const records = [{ id: 'bookings/1', type: 'Booking', version: null, kind: 'updated' }];
  const changes = gap ? [] : [{ id, key: null, records, touched: [], lists: [] }];
  return `event: next\ndata: ${JSON.stringify({ data: { changes: { gap, changes } } })}\n\n`;
};
export const BEAT = ':\n\n';

/** Test tabs that display a booking, and a fake server with open streams. */
import { createOperationDescriptor, type IEnvironment, type RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, vi } from 'vitest';
import { createEnvironment } from '../environment.ts';
import { displayedQueries } from '../follow/displayedQueries.ts';
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

/** A stream that the fake server keeps open. */
interface Stream {
  readonly missed: number;
  readonly token: string | null;
  readonly open: () => boolean;
  readonly send: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly breakOff: () => Promise<void>;
}

/** All streams so far, oldest first. */
export const streams: Stream[] = [];
/** Answers for the next requests for a stream, instead of an open stream. */
export const answers: (() => Response | Promise<Response>)[] = [];
/** Stops the tabs of a test. */
export const stops: (() => void)[] = [];
/** The state of all tabs, and the number of refreshes so far. */
export const state = { visible: true, token: 'abc', refreshes: 0 };
/** Called when the server refuses the token. */
export const onUnauthorised = vi.fn<() => void>();

/** Lets fake time pass. */
export const pass = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);
/** Returns the streams that are still open. */
export const openStreams = () => streams.filter(({ open }) => open());

/** The fake server. */
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

/** Gives each test of a file fake time and its own fake server. Call it once at the top of the file. */
export function withTestTabs(): void {
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
}

/** Opens a tab that displays the booking 1. */
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
  displayedQueries(environment).add(query);
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

/** Makes all tabs visible or hidden: in jsdom they share one document. */
export async function setVisible(at: boolean) {
  state.visible = at;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
}

/** Returns the stream's event for a write to the booking 1. */
export const written = (id: string, gap = false) => {
  const records = [{ id: 'bookings/1', type: 'Booking', version: null, kind: 'updated' }];
  const changes = gap ? [] : [{ id, key: null, records, touched: [], lists: [] }];
  return `event: next\ndata: ${JSON.stringify({ data: { changes: { gap, changes } } })}\n\n`;
};
/** The server's keep-alive message. */
export const BEAT = ':\n\n';

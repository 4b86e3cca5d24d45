import type { TestServer } from '@console/api-kit/testing';
import { vi } from 'vitest';

type Server = Pick<TestServer, 'request'>;

/** A change as the stream sends it, without the fields that no test reads. */
export interface StreamedChange {
  key: string | null;
  records: { id: string; type: string; version: number | null; kind: string }[];
  touched: string[];
  lists: string[];
}

export interface StreamedEvent {
  data?: { changes: { gap: boolean; changes: StreamedChange[] } };
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

const CHANGES =
  'subscription ($missed: Int! = 0) { changes(missed: $missed) { gap changes { id key records { id type version kind } touched lists } } }';

/** Sends the subscription that the console sends. */
export function askForChanges(
  server: Server,
  token: string | undefined,
  { query = CHANGES, missed, signal }: { query?: string; missed?: number; signal?: AbortSignal } = {},
): Promise<Response> {
  return server.request('/graphql?live', {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables: { missed } }),
    ...(signal ? { signal } : {}),
  });
}

/** A stream of changes as a console reads it. It is open when this resolves: no later write is missed. */
export async function openStream(server: Server, token: string, missed?: number) {
  const abort = new AbortController();
  const response = await askForChanges(server, token, {
    signal: abort.signal,
    ...(missed === undefined ? {} : { missed }),
  });
  const events: StreamedEvent[] = [];
  const state = { beats: 0, complete: false, ended: false };
  const reading = read(response, (event, data) => {
    if (event === 'next') events.push(JSON.parse(data));
    else if (event === 'complete') state.complete = true;
    else state.beats += 1;
  })
    .catch(() => {})
    .finally(() => (state.ended = true));
  const changes = () => events.flatMap(({ data }) => data?.changes.changes ?? []);
  const until = (happened: () => boolean) =>
    vi.waitFor(() => {
      if (!happened()) throw new Error(`The stream sent ${JSON.stringify({ events, ...state })}.`);
    }, 60_000);
  await until(() => state.beats > 0 || state.ended);
  return {
    response,
    events,
    state,
    changes,
    /** Returns every id that the changes name. */
    ids: () => changes().flatMap(({ records, touched }) => [...records.map(({ id }) => id), ...touched]),
    gaps: () => events.filter(({ data }) => data?.changes.gap).length,
    until,
    untilHeard: (id: string) =>
      until(() => changes().some(({ records, touched }) => [...records.map((one) => one.id), ...touched].includes(id))),
    untilEnded: () => until(() => state.ended),
    /** Resolves when the stream has ended. There is no time limit. */
    untilGone: () => reading,
    async close() {
      abort.abort();
      await reading;
    },
  };
}

async function read(response: Response, heard: (event: string, data: string) => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const fieldOf = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .trim();
      heard(fieldOf('event') ?? '', fieldOf('data') ?? '');
    }
  }
}

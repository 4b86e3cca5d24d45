import { isUnauthorised } from '../graphQLErrors.ts';
import type { Changes } from './Changes.ts';
import { EventReader, type ServerEvent } from './EventReader.ts';

/** A stream on which not even a sign of life comes for so long is dead: the server gives one every 15 seconds. */
const SILENCE_MS = 45_000;

/**
 * Why a stream has ended: by the server (`complete`), by the way (`broken`), because the token is not accepted, or because there is none
 * to be had from this server.
 */
export type StreamEnd = 'complete' | 'broken' | 'unauthorised' | 'unsupported';

interface StreamRequest {
  readonly url: string;
  readonly token: string;
  readonly body: object;
  /** Ends it from this side, as `broken`. */
  readonly signal: AbortSignal;
  /** Called with each sign of life, the first when the stream stands. */
  readonly alive: () => void;
  readonly told: (changes: Changes) => void;
}

/** Opens the stream of changes and reads it to its end. It never throws: that a stream ends is no fault. */
export async function openStream({ url, token, body, signal, alive, told }: StreamRequest): Promise<StreamEnd> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  let watch = setTimeout(end, SILENCE_MS);
  const heard = () => {
    clearTimeout(watch);
    watch = setTimeout(end, SILENCE_MS);
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: ended.signal,
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await refusal(response);
    if (!response.body) return 'unsupported';
    const events = new EventReader();
    const reader = response.body.getReader();
    alive();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'broken';
      heard();
      for (const event of events.push(value)) {
        const reason = take(event, told);
        if (reason) return reason;
      }
      alive();
    }
  } catch {
    return 'broken';
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', end);
    // What is not read any more shall not be sent any more.
    end();
  }
}

/** A server without subscriptions answers with errors, as to any request that it does not understand; one in trouble says so. */
async function refusal(response: Response): Promise<StreamEnd> {
  if (response.status === 401) return 'unauthorised';
  if (response.status >= 500 || response.status === 429) return 'broken';
  const answer: unknown = await response.json().catch(() => null);
  return isUnauthorised(errorsOf(answer)) ? 'unauthorised' : 'unsupported';
}

function take({ event, data }: ServerEvent, told: (changes: Changes) => void): StreamEnd | null {
  if (event === 'complete') return 'complete';
  if (event !== 'next') return null;
  const answer: unknown = JSON.parse(data);
  const errors = errorsOf(answer);
  if (errors.length > 0) return isUnauthorised(errors) ? 'unauthorised' : 'broken';
  if (isAnswer(answer)) told(answer.data.changes);
  return null;
}

function errorsOf(answer: unknown): readonly { message: string }[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors))
    return [];
  return answer.errors.map((error: unknown) => ({ message: messageOf(error) }));
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

/** The server answers what the operation asks for, so that more need not be looked at. */
function isAnswer(answer: unknown): answer is { data: { changes: Changes } } {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const changes = typeof data === 'object' && data !== null && 'changes' in data ? data.changes : null;
  return typeof changes === 'object' && changes !== null && 'changes' in changes && Array.isArray(changes.changes);
}

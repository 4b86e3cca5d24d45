import { type Changes, isChanges } from '../follow/Changes.ts';
import { type GraphQLError, isUnauthorised } from '../graphQLErrors.ts';
import { EventReader, type ServerEvent } from './EventReader.ts';

/**
 * The server sends a keep-alive message every 15 seconds. After this time without one the stream counts as broken.
 */
const SILENCE_MS = 45_000;

/**
 * Why a stream ended: the server ended it (`complete`), the connection failed (`broken`), the token was refused, or the
 * server has no such stream.
 */
export type StreamEnd = 'complete' | 'broken' | 'unauthorised' | 'unsupported';

interface StreamRequest {
  readonly url: string;
  readonly token: string;
  readonly body: object;
  /** Ends the stream from this side, as `broken`. */
  readonly signal: AbortSignal;
  /** Called at each keep-alive message, first when the stream is open. */
  readonly onAlive: () => void;
  readonly onChanges: (changes: Changes) => void;
}

/** Opens the stream of changes and reads it to its end. It never throws, because the end of a stream is normal. */
export async function openStream({ url, token, body, signal, onAlive, onChanges }: StreamRequest): Promise<StreamEnd> {
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
    onAlive();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'broken';
      heard();
      for (const event of events.push(value)) {
        const reason = take(event, onChanges);
        if (reason) return reason;
      }
      onAlive();
    }
  } catch {
    return 'broken';
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', end);
    // Stops the server from sending more.
    end();
  }
}

/** A server without subscriptions answers with errors. A server that fails answers with an error status. */
async function refusal(response: Response): Promise<StreamEnd> {
  if (response.status === 401) return 'unauthorised';
  if (response.status >= 500 || response.status === 429) return 'broken';
  const answer: unknown = await response.json().catch(() => null);
  return isUnauthorised(errorsOf(answer)) ? 'unauthorised' : 'unsupported';
}

function take({ event, data }: ServerEvent, onChanges: (changes: Changes) => void): StreamEnd | null {
  if (event === 'complete') return 'complete';
  if (event !== 'next') return null;
  const answer: unknown = JSON.parse(data);
  const errors = errorsOf(answer);
  if (errors.length > 0) return isUnauthorised(errors) ? 'unauthorised' : 'broken';
  const changes = property(property(answer, 'data'), 'changes');
  if (isChanges(changes)) onChanges(changes);
  return null;
}

function errorsOf(answer: unknown): readonly GraphQLError[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors))
    return [];
  return answer.errors.map((error: unknown) => {
    const status = Number(property(property(error, 'extensions'), 'status'));
    return { message: String(property(error, 'message')), ...(status && { extensions: { status } }) };
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

import { isForReader } from '@console/api-kit';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { EventStream } from '../http/EventStream.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { MOST_ERRORS } from '../operations/briefErrors.ts';
import type { Streams } from './Streams.ts';

interface Options {
  userId: string;
  streams: Streams;
  /** The time until the token expires, in milliseconds. */
  endsAfterMs: number;
  beatMs: number;
  /** Throws when the session has ended. */
  check: () => Promise<unknown>;
  /** Returns an error as the client may see it. */
  toClientError: (error: unknown) => GraphQLFormattedError;
}

/**
 * Sends the results of a subscription until the subscription, the client, the session or this server ends.
 *
 * @throws HttpProblem when there are too many streams.
 */
export async function sendResults(
  { response }: Exchange,
  results: AsyncIterator<ExecutionResult>,
  { userId, streams, endsAfterMs, beatMs, check, toClientError }: Options,
): Promise<void> {
  if (response.destroyed || !streams.hasRoom) {
    await results.return?.();
    if (response.destroyed) return;
    const message = 'Too many consoles listen for changes. Please try again later.';
    throw new HttpProblem(503, message, { 'retry-after': '30' });
  }
  let problem: unknown;
  const end = () => void results.return?.();
  // An unreachable database does not mean that the session has ended, so the stream stays open.
  const checkSession = () =>
    void check().catch((error) => {
      if (!isForReader(error)) return;
      problem = error;
      end();
    });
  const remove = streams.add({ userId, end, checkSession });
  // The session may have ended while the stream was opened.
  checkSession();
  const expiry = setTimeout(end, endsAfterMs);
  const events = new EventStream(response);
  const beats = setInterval(() => {
    events.beat();
    // The process may have lost its connection for changes without noticing.
    checkSession();
  }, beatMs);
  response.on('close', end);
  try {
    for (let next = await results.next(); !next.done; next = await results.next()) {
      const { errors } = next.value;
      await events.next(
        errors ? { ...next.value, errors: errors.slice(0, MOST_ERRORS).map(toClientError) } : next.value,
      );
    }
  } catch (error) {
    problem = error;
  } finally {
    remove();
    clearTimeout(expiry);
    clearInterval(beats);
  }
  if (problem !== undefined) await events.next({ errors: [toClientError(problem)] });
  events.complete();
}

import { GraphQLError } from 'graphql';
import { DatabaseBusy } from '../database/index.ts';

/** One complaint about one input, shown on its field (C§8). */
export interface Violation {
  /** The argument or input field, with dots: `bookedAt.before`. */
  path: string;
  message: string;
}

/** The request cannot be answered as it was put; the message says why in words for the person. */
export function invalidInput(...violations: [Violation, ...Violation[]]): GraphQLError {
  const message = violations.map((violation) => violation.message).join('\n');
  return new GraphQLError(message, { extensions: { status: 422, violations } });
}

/** The viewer may not see or do this. The message never contains 401: that would sign them out (C§8). */
export function forbidden(what: string): GraphQLError {
  return new GraphQLError(`You are not allowed to see ${what}.`, { extensions: { status: 403 } });
}

/** The viewer may not make this change. Like {@link forbidden} it never contains 401. */
export function forbiddenChange(): GraphQLError {
  return new GraphQLError('You are not allowed to make this change.', { extensions: { status: 403 } });
}

/** A rule of the business has something against a change; the sentence says what. */
export function refused(reason: string, status: 409 | 422 = 409): GraphQLError {
  return new GraphQLError(reason, { extensions: { status } });
}

/** The record that a change names is not there, or no longer. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 404 } });
}

/** Somebody else changed the record first. Both versions stand in the answer, so that the screen can show what changed. */
export function staleVersion(message: string, given: number, current: number): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 409, version: { given, current } } });
}

/** The request as a whole is not one that can be answered. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 400 } });
}

/** Nobody is signed in, or no longer: the 401 in the message makes the console go to its sign-in screen (C§8). */
export function notSignedIn(reason: string): GraphQLError {
  return new GraphQLError(`401: ${reason}`, { extensions: { status: 401 } });
}

/** A query that asks for too much at once. */
export function tooCostly(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 400 } });
}

/** Whether the error was meant for the reader: thrown as a GraphQLError, not by something that broke. */
export function isForReader(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isForReader(error.originalError);
}

export interface Masking {
  requestId: string;
  /** Puts the cause into `extensions.debugMessage`. */
  development: boolean;
}

/** What leaves the server: errors for the reader as they are, others without a word of their inside. */
export function maskedError(error: unknown, { requestId, development }: Masking): GraphQLError {
  if (isForReader(error)) return error;
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  const place =
    error instanceof GraphQLError
      ? { nodes: error.nodes ?? null, path: error.path ?? null, positions: error.positions ?? null }
      : {};
  if (cause instanceof DatabaseBusy) {
    return new GraphQLError(cause.message, { ...place, extensions: { status: 503, requestId } });
  }
  const debugMessage = cause instanceof Error ? cause.message : String(cause);
  return new GraphQLError(`Something went wrong on the server. Please quote request ${requestId} when you report it.`, {
    ...place,
    extensions: { status: 500, requestId, ...(development ? { debugMessage } : {}) },
  });
}

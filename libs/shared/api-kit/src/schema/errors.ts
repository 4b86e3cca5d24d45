import { GraphQLError } from 'graphql';
import { unavailableIn } from '../database/index.ts';

/** One message about one input, shown beside its field (C§8). */
export interface Violation {
  /** The argument or input field, with dots: `bookedAt.before`. */
  path: string;
  message: string;
}

/** The most violations that a refusal names. */
const MOST_VIOLATIONS = 100;

/** Returns an error for inputs that are not valid. Each message is shown to the user, up to 100. */
export function invalidInput(...all: [Violation, ...Violation[]]): GraphQLError {
  const violations = all.slice(0, MOST_VIOLATIONS);
  const message = violations.map((violation) => violation.message).join('\n');
  return new GraphQLError(message, { extensions: { status: 422, violations } });
}

/** Returns an error for a record or field that the viewer may not see. */
export function forbidden(what: string): GraphQLError {
  return new GraphQLError(`You are not allowed to see ${what}.`, { extensions: { status: 403 } });
}

/** Returns an error for a change that the viewer may not make. */
export function forbiddenChange(): GraphQLError {
  return new GraphQLError('You are not allowed to make this change.', { extensions: { status: 403 } });
}

/** Returns an error for a change that a business rule refuses. The reason is a sentence for the user. */
export function refused(reason: string, status: 409 | 422 = 409): GraphQLError {
  return new GraphQLError(reason, { extensions: { status } });
}

/** Returns an error for a write to a record that does not exist. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 404 } });
}

/**
 * Returns an error for a write to a record that somebody else has changed meanwhile. It carries both versions, so
 * that the screen can show the difference.
 */
export function staleVersion(message: string, given: number, current: number): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 409, version: { given, current } } });
}

/** Returns the reason of a refusal by a rule, or null for every other error. A stale version is no refusal. */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof GraphQLError)) return null;
  const { status, version } = error.extensions;
  return (status === 409 || status === 422) && version === undefined ? error.message : null;
}

/** Returns an error for a request that is malformed as a whole. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 400 } });
}

/**
 * Returns an error for a request without a valid session. Its status sends the console to the sign-in screen. Other
 * clients look for 401 in the message (C§8).
 */
export function notSignedIn(reason: string): GraphQLError {
  return new GraphQLError(`401: ${reason}`, { extensions: { status: 401 } });
}

/** Returns an error for a query that asks for too much at once. */
export function tooCostly(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status: 400 } });
}

/** Returns an error for a user who has made too many changes in a short time. */
export function tooManyChanges(): GraphQLError {
  return new GraphQLError('You have made very many changes in a short time. Please try again in a minute.', {
    extensions: { status: 429 },
  });
}

/** Whether the error may be shown to the user: it was thrown as a GraphQLError, and is not a fault of the program. */
export function isForReader(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isForReader(error.originalError);
}

export interface Masking {
  requestId: string;
  /** Puts the cause into `extensions.debugMessage`. */
  development: boolean;
}

/** Returns the error that leaves the server. Errors for the user stay as they are; others lose their details. */
export function maskedError(error: unknown, { requestId, development }: Masking): GraphQLError {
  if (isForReader(error)) return error;
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  const place =
    error instanceof GraphQLError
      ? { nodes: error.nodes ?? null, path: error.path ?? null, positions: error.positions ?? null }
      : {};
  const unavailable = unavailableIn(cause);
  if (unavailable) {
    return new GraphQLError(unavailable.message, { ...place, extensions: { status: 503, requestId } });
  }
  const debugMessage = cause instanceof Error ? cause.message : String(cause);
  return new GraphQLError(`Something went wrong on the server. Please quote request ${requestId} when you report it.`, {
    ...place,
    extensions: { status: 500, requestId, ...(development ? { debugMessage } : {}) },
  });
}

import type { RequestParameters, Variables } from 'relay-runtime';
import type { GraphQLError } from './graphQLErrors.ts';

/** The errors of a server that does not know the field `version`, in output and in input. */
const unknown = /^Cannot query field "version"|Field "version" is not defined by type/;

/** Tells whether all errors come from a server whose schema differs only by the missing field `version`. */
export function lacksVersions(errors: readonly GraphQLError[]): boolean {
  return errors.length > 0 && errors.every(({ message }) => unknown.test(message));
}

/**
 * Returns the request for a server without versions. Without a version, nobody learns that somebody else changed the
 * record first.
 */
export function withoutVersions(
  request: RequestParameters,
  variables: Variables,
): { request: RequestParameters; variables: Variables } {
  // The compiler prints each field on its own line. The id belongs to the original text, so it is dropped.
  const text = request.text?.replaceAll(/^\s*version\n/gm, '') ?? null;
  return { request: { ...request, id: null, text } as RequestParameters, variables: withoutVersion(variables) };
}

function withoutVersion(variables: Variables): Variables {
  const { input } = variables;
  if (typeof input !== 'object' || input === null || !('version' in input)) return variables;
  const { version, ...rest } = input;
  return { ...variables, input: rest };
}

import type { RequestParameters, Variables } from 'relay-runtime';
import type { GraphQLError } from './graphQLErrors.ts';

/** What a server that keeps no versions says of a field that it does not have, in output and in input. */
const unknown = /^Cannot query field "version"|Field "version" is not defined by type/;

/** Whether the errors are those of a server of the same schema without our versions (architecture §4). */
export function lacksVersions(errors: readonly GraphQLError[]): boolean {
  return errors.length > 0 && errors.every(({ message }) => unknown.test(message));
}

/** The request as such a server takes it. Without the version nobody is told that somebody else was first. */
export function withoutVersions(
  request: RequestParameters,
  variables: Variables,
): { request: RequestParameters; variables: Variables } {
  // The compiler prints every field on a line of its own. The id stands for the text as it was.
  const text = request.text?.replaceAll(/^\s*version\n/gm, '') ?? null;
  return { request: { ...request, id: null, text } as RequestParameters, variables: withoutVersion(variables) };
}

function withoutVersion(variables: Variables): Variables {
  const { input } = variables;
  if (typeof input !== 'object' || input === null || !('version' in input)) return variables;
  const { version, ...rest } = input;
  return { ...variables, input: rest };
}

import * as oidc from 'openid-client';

/** Why the provider signed nobody in: the person canceled, it cannot be reached, or its answer is not right. */
export type ProblemKind = 'canceled' | 'unavailable' | 'failed';

/** A sign-in at the identity provider that came to nothing. The message is for the log. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The errors with which a provider says that the fault is its own. */
const OWN_FAULTS = ['server_error', 'temporarily_unavailable'];

/** Returns the problem behind an error of the client. */
export function problemOf(error: unknown): ProviderProblem {
  if (error instanceof ProviderProblem) return error;
  return new ProviderProblem(kindOf(error), error instanceof Error ? error.message : String(error));
}

function kindOf(error: unknown): ProblemKind {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'canceled';
    return OWN_FAULTS.includes(error.error) ? 'unavailable' : 'failed';
  }
  // The connection was refused or broke off.
  if (error instanceof TypeError) return 'unavailable';
  if (!(error instanceof oidc.ClientError)) return 'failed';
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unavailable';
  const { cause } = error;
  return cause instanceof Response && cause.status >= 500 ? 'unavailable' : 'failed';
}

import type { RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { SignInMethod } from '@console/core-contracts';
import { hasSecondFactor } from './typedCode.ts';

/** The users who must have a second factor. Undefined: nobody. */
export type SecondFactorFor = RequestContext['secondFactorFor'];

interface BeginningSession {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly method: SignInMethod;
}

/** Whether a session must first set up a second factor. A third party that signs somebody in asks for its own. */
export async function lacksSecondFactor(
  queries: Queries,
  required: SecondFactorFor,
  { userId, roles, method }: BeginningSession,
): Promise<boolean> {
  if (method === 'provider' || !mustHaveSecondFactor(required, roles)) return false;
  return !(await hasSecondFactor(queries, userId));
}

/** Whether users with these roles must have a second factor. */
export function mustHaveSecondFactor(required: SecondFactorFor, roles: readonly string[]): boolean {
  return required === 'all' || (required === 'administrators' && roles.includes('ROLE_ADMIN'));
}

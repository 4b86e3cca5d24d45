import type { Queries } from '@console/api-kit/database';
import type { SignInMethod } from '@console/core-contracts';
import { mustHaveSecondFactor, type SecondFactorFor } from '../user-session/mustHaveSecondFactor.ts';
import { hasSecondFactor } from './typedCode.ts';

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

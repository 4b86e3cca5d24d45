import type { RequestContext } from '@console/api-kit';

/** The users who must have a second factor. Undefined: nobody. */
export type SecondFactorFor = RequestContext['secondFactorFor'];

/** Whether users with these roles must have a second factor. */
export function mustHaveSecondFactor(required: SecondFactorFor, roles: readonly string[]): boolean {
  return required === 'all' || (required === 'administrators' && roles.includes('ROLE_ADMIN'));
}

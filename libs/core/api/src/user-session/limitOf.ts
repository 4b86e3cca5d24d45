import type { SessionLimit } from '@console/core-contracts';

/** What a user must do at the beginning of a session before anything else. Null when nothing is missing. */
export function limitOf({ mustChangePassword }: { readonly mustChangePassword: boolean }): SessionLimit | null {
  return mustChangePassword ? 'password' : null;
}

import type { Queries } from '../database/index.ts';
import type { ChangeSource } from '../live/Change.ts';

/** Tells the time; a test gives one that stands still. */
export type Clock = () => Date;

/** Who asks: a signed-in, active user, as the database knows them at this request. */
export interface Viewer {
  /** The bare ulid of the user. */
  readonly userId: string;
  /** The bare ulid of the user's person. */
  readonly personId: string;
  readonly roles: ReadonlySet<string>;
  /** Holds a role that may use the console (C§6). */
  readonly isStaff: boolean;
  readonly isAdministrator: boolean;
}

/** What every resolver is given. */
export interface RequestContext {
  readonly database: Queries;
  readonly viewer: Viewer;
  readonly clock: Clock;
  readonly requestId: string;
  /** The request's header Idempotency-Key. */
  readonly idempotencyKey?: string | undefined;
  /** For a request that is answered by a stream. */
  readonly live?: Live | undefined;
}

/** What a stream of changes needs. */
export interface Live {
  readonly feed: ChangeSource;
  /**
   * Who listens, as the database knows them.
   *
   * @param now by now, not a few seconds ago.
   * @throws 401 when their session has ended.
   */
  viewer(now: boolean): Promise<Viewer>;
}

export const STAFF_ROLES: readonly string[] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];

export function viewerOf(user: { userId: string; personId: string; roles: readonly string[] }): Viewer {
  return {
    userId: user.userId,
    personId: user.personId,
    roles: new Set(user.roles),
    isStaff: user.roles.some((role) => STAFF_ROLES.includes(role)),
    isAdministrator: user.roles.includes('ROLE_ADMIN'),
  };
}

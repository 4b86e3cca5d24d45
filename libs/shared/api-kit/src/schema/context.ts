import type { SealedTexts } from '../auth/SealedTexts.ts';
import type { Queries } from '../database/index.ts';
import type { ChangeSource, Changes } from './Change.ts';
import type { SignDownload } from './downloadLink.ts';

/** Returns the current time. Tests pass a fixed time. */
export type Clock = () => Date;

/** The user of this request: signed in, active, and with the present roles. */
export interface Viewer {
  /** The ULID of the user. */
  readonly userId: string;
  /** The ULID of the user's person. */
  readonly personId: string;
  readonly roles: ReadonlySet<string>;
  /** True for the roles that may use the console (C§6). */
  readonly isStaff: boolean;
  readonly isAdministrator: boolean;
  /** True for the business's own site, which sends feedback with a key. It is no user, and has no role. */
  readonly isFeedbackSite?: boolean;
  /**
   * What the user must do first, another password or a second factor. Until then only fields and mutations that are declared with
   * `limited` answer.
   */
  readonly limited: string | null;
}

/** The session of a request, and how to begin another one of its user. */
export interface RequestSession {
  /** The ULID of its token. */
  readonly tokenId: string;
  /** The network address of the client. */
  readonly address: string;
  /**
   * Begins a session of the same user in the same browser, within the transaction.
   *
   * @returns its signed token.
   */
  begin(queries: Queries, method: 'password' | 'provider' | 'link'): Promise<string>;
}

/** The context of every resolver. */
export interface RequestContext {
  readonly database: Queries;
  readonly viewer: Viewer;
  readonly clock: Clock;
  readonly requestId: string;
  /** The request's header Idempotency-Key. */
  readonly idempotencyKey?: string | undefined;
  /** True when a key that was used with another input gets the answer of its first write, marked as earlier, and no refusal. */
  readonly wantsEarlierAnswer?: boolean | undefined;
  /** Called with the name of a field, record or filter that a rule has refused, such as `Query.salesSignals`. */
  readonly onRefusal?: ((what: string) => void) | undefined;
  /**
   * Called after the commit of each write with its changes, as far as the viewer may receive them.
   *
   * @param earlier whether the answer is that of an earlier write, which had another input under the same key.
   */
  readonly onWritten?: ((changes: Changes, earlier: boolean) => void) | undefined;
  /** Called after the commit of a write with what the security log keeps of it. */
  readonly onSecurityEvent?: ((event: { what: string; userId: string; roles?: readonly string[] }) => void) | undefined;
  /** The session of the request. Absent in work that goes on without one. */
  readonly session?: RequestSession | undefined;
  /** Returns a digest of a secret under the server's own key. */
  readonly digest?: ((secret: string) => string) | undefined;
  /** Encrypts texts that the database keeps, such as the secrets of second factors. */
  readonly texts?: SealedTexts | undefined;
  /** The users who must have a second factor. Undefined: nobody. */
  readonly secondFactorFor?: 'administrators' | 'all' | undefined;
  /** Signs links to files for the user of this request. */
  readonly signDownload?: SignDownload | undefined;
  /** Present when the answer is a stream. */
  readonly live?: Live | undefined;
}

/** The inputs of a stream of changes. */
export interface Live {
  readonly feed: ChangeSource;
  /**
   * Returns the user who listens, with the present roles.
   *
   * @throws 401 when the session has ended.
   */
  viewer(): Promise<Viewer>;
}

/** The roles that may use the console (C§6). */
export const STAFF_ROLES: readonly string[] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];

interface ViewerFacts {
  userId: string;
  personId: string;
  roles: readonly string[];
  limited?: string | null;
}

/** Returns the viewer for a user. `isStaff` follows from the roles. A user of a limited session has none. */
export function viewerOf({ userId, personId, roles: given, limited = null }: ViewerFacts): Viewer {
  const roles = limited === null ? given : [];
  return {
    userId,
    personId,
    roles: new Set(roles),
    isStaff: roles.some((role) => STAFF_ROLES.includes(role)),
    isAdministrator: roles.includes('ROLE_ADMIN'),
    limited,
  };
}

/** The author of what the business's site has sent. No user has this ULID. */
export const FEEDBACK_SITE = '0000000000FEEDBACK00000000';

/** The viewer of a request with a feedback key. Only fields and mutations that are declared with `limited` answer it. */
export const feedbackSite: Viewer = {
  ...viewerOf({ userId: FEEDBACK_SITE, personId: '', roles: [], limited: 'feedback' }),
  isFeedbackSite: true,
};

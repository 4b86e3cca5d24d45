import { errorDescriptions, type Role, staffRolesOf } from '@console/platform';
import { dropToken, keepToken, readClaims, readToken, TOKEN_KEY } from './token.ts';

/** The error keys of a lost or refused session (C§8). */
export type AuthErrorKey = Extract<keyof typeof errorDescriptions, `auth.error.${string}`>;

export interface AuthError {
  readonly key: AuthErrorKey;
  readonly message: string;
  /** Whether the sign-in at the identity provider may succeed when it is tried again. */
  readonly retry?: boolean;
}

export interface SignedIn {
  readonly status: 'signed-in';
  readonly token: string;
  /** `users/{ulid}` */
  readonly userId: string;
  readonly roles: readonly Role[];
  /** What the user must do before the console opens: 'password' or 'factor'. */
  readonly limited?: string;
}

export interface SignedOut {
  readonly status: 'signed-out';
  readonly error?: AuthError;
}

export type SessionState = SignedIn | SignedOut;

const ERROR_KEY = 'console.auth-error';
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The session of this browser (C§4), from the token in local storage. It ends when the token expires. Signing out in one tab signs
 * out in all tabs.
 */
export class SessionStore {
  #state: SessionState;
  #listeners = new Set<() => void>();
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#state = this.#judge(readToken());
    window.addEventListener('storage', (event) => {
      if (event.key === TOKEN_KEY || event.key === null) this.#set(this.#judge(readToken()));
    });
    document.addEventListener('visibilitychange', () => this.#checkExpiry());
  }

  get = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts a session with a new token. A user without a staff role is refused (C§6). */
  signIn(token: string): SessionState {
    const state = this.#judge(token);
    if (state.status === 'signed-in') {
      keepToken(token);
      sessionStorage.removeItem(ERROR_KEY);
    }
    this.#set(state);
    return state;
  }

  /** Ends the session. `error` is stored and shown on the sign-in screen. */
  signOut(error?: AuthError): void {
    this.#set(this.#refuse(error));
  }

  #judge(token: string | undefined): SessionState {
    if (token === undefined) return { status: 'signed-out', ...recordedError() };
    const claims = readClaims(token);
    if (!claims || claims.exp * 1000 <= Date.now()) return this.#refuse(EXPIRED);
    const roles = staffRolesOf(claims.roles);
    if (roles.length === 0) return this.#refuse(INVALID_ROLES);
    this.#scheduleExpiry(claims.exp * 1000);
    const { id: userId, limited } = claims;
    return { status: 'signed-in', token, userId, roles, ...(limited && { limited }) };
  }

  #refuse(error: AuthError | undefined): SignedOut {
    dropToken();
    if (error) sessionStorage.setItem(ERROR_KEY, JSON.stringify(error));
    else sessionStorage.removeItem(ERROR_KEY);
    return { status: 'signed-out', ...(error && { error }) };
  }

  #scheduleExpiry(at: number): void {
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.#checkExpiry(), Math.min(at - Date.now(), LONGEST_TIMER));
  }

  /** Checks the clock when the timer fires and when the tab becomes visible, because timers pause while the computer sleeps. */
  #checkExpiry(): void {
    if (this.#state.status === 'signed-in') this.#set(this.#judge(this.#state.token));
  }

  #set(next: SessionState): void {
    const last = this.#state;
    if (
      last.status === next.status &&
      last.status === 'signed-in' &&
      next.status === 'signed-in' &&
      last.token === next.token
    )
      return;
    if (next.status === 'signed-out') clearTimeout(this.#expiry);
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Creates an authentication error with the default message of its key, or with the server's message. */
export function authError(key: AuthErrorKey, message: string = errorDescriptions[key]): AuthError {
  return { key, message };
}

const EXPIRED = authError('auth.error.session_expired');
const INVALID_ROLES = authError('auth.error.invalid_user_roles');

function recordedError(): { error?: AuthError } {
  const stored = sessionStorage.getItem(ERROR_KEY);
  if (stored === null) return {};
  try {
    const error: unknown = JSON.parse(stored);
    return isAuthError(error) ? { error } : {};
  } catch {
    // The stored value is not from this console.
    return {};
  }
}

function isAuthError(value: unknown): value is AuthError {
  return typeof value === 'object' && value !== null && 'key' in value && 'message' in value;
}

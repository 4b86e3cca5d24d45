/** The time of the last input in any tab, in local storage. */
export const INPUT_KEY = 'console.last-input';

/** What stands there when the session has ended. It is no time. */
const OVER = 'over';

/** How long before its end the user is warned. */
export const WARN_MS = 120_000;

/**
 * The browser ends an unused session this much before the server does, which may know of the last input only a minute
 * later.
 */
export const MARGIN_MS = 60_000;

const LONGEST_TIMER = 2 ** 31 - 1;

/** The last input is told to the other tabs at most so often, and to the server. */
const TELL_TABS_MS = 2_000;
export const TELL_SERVER_MS = 60_000;

/** What the user does. Moving the mouse over the page is nothing. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export interface Warning {
  /** What ends the session: nobody does anything, or it has lasted as long as a session may. */
  readonly kind: 'unused' | 'longest';
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface Options {
  /** When the session was last known to be used, in milliseconds since 1970. */
  readonly since: number;
  /** How long a session may be unused. Null: for ever. */
  readonly idleMs: number | null;
  /** When the session ends in any case, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Asks the server for something, so that it knows that the session is used. */
  readonly tellServer: () => void;
  /** Ends the unused session. */
  readonly onUnused: () => void;
}

/**
 * Watches what the user does in any tab of this browser, warns before the session ends, and ends it when it is unused.
 * While the warning is shown, only its buttons count.
 */
export class SessionWatch {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #lastInput: number;
  #toldServer = Date.now();
  #warning: Warning | null = null;
  /** The end about which the user wants to hear no more. */
  #dismissed: number | null = null;
  #check: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#lastInput = options.since;
  }

  get = (): Warning | null => this.#warning;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts to watch. Returns the function that stops. */
  start = (): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const input of INPUTS) addEventListener(input, this.#onInput, { signal, capture: true, passive: true });
    addEventListener('storage', ({ key }) => key === INPUT_KEY && this.#look(), { signal });
    // Timers pause while the computer sleeps.
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#look();
    return () => {
      listening.abort();
      clearTimeout(this.#check);
      clearTimeout(this.#telling);
    };
  };

  /** Whether nobody has done anything for a minute, in any tab. */
  isIdle = (): boolean => Date.now() - this.#last() > TELL_SERVER_MS;

  /** The user wants to go on. */
  stay = (): void => {
    this.#note();
    this.#tellServer();
    this.#look();
  };

  /** The user knows that the session ends, and goes on until then. */
  dismiss = (): void => {
    this.#dismissed = this.#warning?.endsAt ?? null;
    this.#look();
  };

  readonly #onInput = (): void => {
    if (this.#warning) return;
    const now = Date.now();
    // The computer may have slept until after the end.
    if (this.#endOfUnused() <= now) this.#look();
    if (this.#endOfUnused() <= now || now - this.#lastInput < TELL_TABS_MS) return;
    this.#note();
    this.#telling ??= setTimeout(this.#tellServer, Math.max(0, this.#toldServer + TELL_SERVER_MS - now));
  };

  #note(): void {
    this.#lastInput = Date.now();
    localStorage.setItem(INPUT_KEY, String(this.#lastInput));
  }

  readonly #tellServer = (): void => {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.#toldServer = Date.now();
    this.#options.tellServer();
  };

  #last(): number {
    const told = Number(localStorage.getItem(INPUT_KEY));
    // A clock that was set back, or a made-up time, keeps no session.
    return told <= Date.now() + MARGIN_MS ? Math.max(this.#lastInput, told) : this.#lastInput;
  }

  #endOfUnused(): number {
    const { idleMs } = this.#options;
    return idleMs === null ? Number.POSITIVE_INFINITY : this.#last() + idleMs - MARGIN_MS;
  }

  #look(): void {
    clearTimeout(this.#check);
    const now = Date.now();
    const unused = this.#endOfUnused();
    if (unused <= now) {
      this.#show(null);
      // The other tabs hear of it before they hear that the token is gone, so each of them says why.
      localStorage.setItem(INPUT_KEY, OVER);
      this.#options.onUnused();
      return;
    }
    const { endsAt: longest } = this.#options;
    const next: Warning = unused < longest ? { kind: 'unused', endsAt: unused } : { kind: 'longest', endsAt: longest };
    const warnAt = next.endsAt - WARN_MS;
    const isDue = warnAt <= now && this.#dismissed !== next.endsAt;
    this.#show(isDue ? next : null);
    const later = isDue || warnAt <= now ? unused : warnAt;
    // The end of the longest session is not for this watch.
    if (later === Number.POSITIVE_INFINITY) return;
    this.#check = setTimeout(() => this.#look(), Math.min(Math.max(0, later - now), LONGEST_TIMER));
  }

  #show(warning: Warning | null): void {
    if (this.#warning?.endsAt === warning?.endsAt && this.#warning?.kind === warning?.kind) return;
    this.#warning = warning;
    for (const listener of this.#listeners) listener();
  }
}

import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import { type LiveReleases, readLiveReleases, runningShell } from './liveReleases.ts';

/** How often a visible tab checks for releases, and the minimum time between two checks. */
const EVERY_MS = 120_000;
const NOT_BEFORE_MS = 5_000;

/** The offer to reload, because something that this tab has loaded is now live in another release. */
export interface UpdateOffer {
  /** "A newer version of Bookings is ready." */
  readonly text: string;
}

/**
 * Notices new releases and rollbacks of the shell and of the remotes that this tab has loaded (FED-07). The tab itself stays on the
 * releases that it started with. A release of a remote that the tab has not loaded is ignored.
 */
export class ReleaseWatch {
  readonly #releases: readonly RemoteRelease[];
  readonly #remotes: RemoteStore;
  readonly #shell = runningShell();
  readonly #listeners = new Set<() => void>();
  #live: LiveReleases | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #nextCheck: ReturnType<typeof setTimeout> | undefined;
  #offer: UpdateOffer | null = null;
  #key = '';
  #declined = '';

  constructor(releases: readonly RemoteRelease[], remotes: RemoteStore) {
    this.#releases = releases;
    this.#remotes = remotes;
  }

  /** Returns the current offer, or null. The offer stays the same object until it changes. */
  offer = (): UpdateOffer | null => this.#offer;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hides the offer until there is another release. */
  decline = (): void => {
    this.#declined = this.#key;
    this.#compare();
  };

  /**
   * Checks regularly while the tab is visible, when the user returns to the tab, and when a script fails to load. Returns the function
   * that stops it.
   */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const check = () => void this.check();
    const timer = setInterval(check, EVERY_MS);
    document.addEventListener('visibilitychange', check, { signal });
    window.addEventListener('focus', check, { signal });
    // The error event of a script does not bubble, so this listens in the capture phase.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) check();
    };
    window.addEventListener('error', onError, { signal, capture: true });
    const unsubscribe = this.#remotes.subscribe(() => this.#compare());
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(this.#nextCheck);
      this.#nextCheck = undefined;
      unsubscribe();
    });
    return () => stop.abort();
  }

  /** Checks for releases now, or as soon as the minimum time since the last check is over. */
  async check(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const wait = NOT_BEFORE_MS - (performance.now() - this.#checkedAt);
    if (wait > 0) {
      this.#nextCheck ??= setTimeout(() => {
        this.#nextCheck = undefined;
        void this.check();
      }, wait);
      return;
    }
    this.#checkedAt = performance.now();
    const live = await readLiveReleases();
    if (!live) return;
    this.#live = live;
    this.#compare();
  }

  #compare(): void {
    const live = this.#live;
    if (!live) return;
    const shell = this.#shell !== undefined && live.shell !== undefined && live.shell !== this.#shell;
    const changed = this.#releases.filter(({ name, base }) => {
      const now = live.remotes.get(name);
      return now !== undefined && now !== base && this.#remotes.state(name).status !== 'not-loaded';
    });
    this.#key = [shell ? live.shell : '', ...changed.map(({ name }) => live.remotes.get(name))].join(' ');
    const wanted = (shell || changed.length > 0) && this.#key !== this.#declined;
    const text = wanted ? `A newer version of ${shell ? 'the console' : namesOf(changed)} is ready.` : undefined;
    if (text === this.#offer?.text) return;
    this.#offer = text === undefined ? null : { text };
    for (const listener of this.#listeners) listener();
  }
}

function namesOf(remotes: readonly RemoteRelease[]): string {
  return new Intl.ListFormat('en-GB').format(remotes.map(({ title }) => title));
}

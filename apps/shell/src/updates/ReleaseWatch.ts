import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import { type LiveReleases, readLiveReleases, runningShell } from './liveReleases.ts';

/** How often a visible tab looks, and how soon after a look it may look again. */
const EVERY_MS = 120_000;
const NOT_BEFORE_MS = 5_000;

/** Something that this tab runs is live in another release. */
export interface UpdateOffer {
  /** "A newer version of Bookings is ready." */
  readonly text: string;
}

/**
 * Notices that what this tab runs has been released anew, or rolled back (FED-07). The tab itself stays on the releases that it started
 * with. Only what it has loaded counts, the shell or a remote: a release of a part that nobody here has opened is nobody's news.
 */
export class ReleaseWatch {
  readonly #releases: readonly RemoteRelease[];
  readonly #remotes: RemoteStore;
  readonly #shell = runningShell();
  readonly #listeners = new Set<() => void>();
  #live: LiveReleases | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #offer: UpdateOffer | null = null;
  #key = '';
  #declined = '';

  constructor(releases: readonly RemoteRelease[], remotes: RemoteStore) {
    this.#releases = releases;
    this.#remotes = remotes;
  }

  /** The same object until it changes; null while there is nothing to offer. */
  offer = (): UpdateOffer | null => this.#offer;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Not now: it is offered again once something else has been released. */
  decline = (): void => {
    this.#declined = this.#key;
    this.#judge();
  };

  /** Looks while the tab is visible, when somebody comes back to it, and when a script of its own is gone. */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => void this.look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    // A script that does not load tells only itself, so it is caught on the event's way down.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) look();
    };
    window.addEventListener('error', onError, { signal, capture: true });
    const unsubscribe = this.#remotes.subscribe(() => this.#judge());
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(this.#soon);
      this.#soon = undefined;
      unsubscribe();
    });
    return () => stop.abort();
  }

  async look(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const wait = NOT_BEFORE_MS - (performance.now() - this.#lookedAt);
    if (wait > 0) {
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined;
        void this.look();
      }, wait);
      return;
    }
    this.#lookedAt = performance.now();
    const live = await readLiveReleases();
    if (!live) return;
    this.#live = live;
    this.#judge();
  }

  #judge(): void {
    const live = this.#live;
    if (!live) return;
    const shell = this.#shell !== undefined && live.shell !== undefined && live.shell !== this.#shell;
    const changed = this.#releases.filter(({ name, base }) => {
      const now = live.remotes.get(name);
      return now !== undefined && now !== base && this.#remotes.state(name).status !== 'not-loaded';
    });
    this.#key = [shell ? live.shell : '', ...changed.map(({ name }) => live.remotes.get(name))].join(' ');
    const wanted = (shell || changed.length > 0) && this.#key !== this.#declined;
    const text = wanted ? `A newer version of ${shell ? 'the console' : listed(changed)} is ready.` : undefined;
    if (text === this.#offer?.text) return;
    this.#offer = text === undefined ? null : { text };
    for (const listener of this.#listeners) listener();
  }
}

function listed(remotes: readonly RemoteRelease[]): string {
  return new Intl.ListFormat('en-GB').format(remotes.map(({ title }) => title));
}

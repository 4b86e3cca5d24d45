import type { DisplayedQuery } from '../follow/displayedQueries.ts';
import { listsOf } from '../follow/listsOf.ts';
import type { QuietMoment } from './QuietMoment.ts';

/** The pause without changes after which a record is requested, and the longest wait after the first change. */
const RECORD_RESTS_MS = 300;
const RECORD_LATEST_MS = 1_000;
/** The wait from the first change until a list is requested, and the shortest time between two requests. */
const LIST_AFTER_MS = 1_000;
const LIST_EVERY_MS = 5_000;
/** The shortest time between two requests for a total. Totals of large lists are the most expensive queries. */
const TOTAL_EVERY_MS = 30_000;
/** The time within which the tabs request everything after a gap. Each tab waits a random part of it. */
const GAP_SPREAD_MS = 3_000;

interface Waiting {
  /** The time of the first change that concerned the query. */
  readonly first: number;
  due: number;
  /** The time since which the query waits only for a quiet moment. */
  wanted: number | null;
}

/**
 * Decides when a displayed query is requested again. The request comes soon, but not once for every change. A list also
 * waits for a moment in which the user is not about to click. A hidden tab requests nothing until it is visible.
 */
export class Pace {
  readonly #ask: (query: DisplayedQuery) => void;
  readonly #quiet: QuietMoment;
  readonly #waiting = new Map<DisplayedQuery, Waiting>();
  readonly #askedAt = new WeakMap<DisplayedQuery, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (query: DisplayedQuery) => void, quiet: QuietMoment) {
    this.#ask = ask;
    this.#quiet = quiet;
  }

  /** Notes that a displayed query has outdated data. */
  concern(query: DisplayedQuery, gap: boolean): void {
    const now = performance.now();
    const waiting = this.#waiting.get(query) ?? { first: now, due: now + Math.random() * GAP_SPREAD_MS, wanted: null };
    if (!gap) waiting.due = this.#due(query, waiting.first, now);
    this.#waiting.set(query, waiting);
    this.#schedule();
  }

  /** The tab is visible again: requests at once all queries that waited. */
  shown(): void {
    this.#quiet.begin();
    for (const waiting of this.#waiting.values()) waiting.due = 0;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #due(query: DisplayedQuery, first: number, now: number): number {
    if (listsOf(query.artifact).size === 0) return Math.min(now + RECORD_RESTS_MS, first + RECORD_LATEST_MS);
    const askedAt = this.#askedAt.get(query) ?? Number.NEGATIVE_INFINITY;
    return Math.max(first + LIST_AFTER_MS, askedAt + (query.deferred ? TOTAL_EVERY_MS : LIST_EVERY_MS));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0 || document.visibilityState !== 'visible') return;
    const soonest = Math.min(...[...this.#waiting.values()].map(({ due }) => due));
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, soonest - performance.now()));
  }

  #tick(): void {
    const now = performance.now();
    for (const [query, waiting] of this.#waiting) {
      if (waiting.due > now) continue;
      waiting.wanted ??= now;
      const moves = listsOf(query.artifact).size > 0 && !query.deferred;
      waiting.due = now + (moves ? this.#quiet.wait(waiting.wanted) : 0);
      if (waiting.due > now) continue;
      this.#waiting.delete(query);
      this.#askedAt.set(query, now);
      this.#ask(query);
    }
    this.#schedule();
  }
}

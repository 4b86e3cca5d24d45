import type { ShownQuery } from '../shownQueries.ts';
import { listsOf } from './listsOf.ts';
import type { QuietMoment } from './QuietMoment.ts';

/** A record is asked for when it has rested for so long, and at the latest so long after the first change. */
const RECORD_RESTS_MS = 300;
const RECORD_LATEST_MS = 1_000;
/** A list is asked for so long after the first change, and not again before so long. */
const LIST_AFTER_MS = 1_000;
const LIST_EVERY_MS = 5_000;
/** Totals of large lists cost the server most. */
const TOTAL_EVERY_MS = 30_000;
/** After a gap everybody asks for everything: not in the same moment. */
const GAP_SPREAD_MS = 3_000;

interface Waiting {
  /** When the first change concerned it. */
  readonly first: number;
  due: number;
  /** Since when it could have been asked for, had the moment been a quiet one. */
  wanted: number | null;
}

/**
 * When what concerns a shown query is asked for: soon, yet not for every change, and a list only while nobody is about to press. In a tab that
 * nobody looks at nothing is asked for until somebody does.
 */
export class Pace {
  readonly #ask: (query: ShownQuery) => void;
  readonly #quiet: QuietMoment;
  readonly #waiting = new Map<ShownQuery, Waiting>();
  readonly #askedAt = new WeakMap<ShownQuery, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (query: ShownQuery) => void, quiet: QuietMoment) {
    this.#ask = ask;
    this.#quiet = quiet;
  }

  /** The query shows something old. */
  concern(query: ShownQuery, gap: boolean): void {
    const now = performance.now();
    const waiting = this.#waiting.get(query) ?? { first: now, due: now + Math.random() * GAP_SPREAD_MS, wanted: null };
    if (!gap) waiting.due = this.#due(query, waiting.first, now);
    this.#waiting.set(query, waiting);
    this.#schedule();
  }

  /** Somebody looks at the tab: what has waited for that is asked for now. */
  shown(): void {
    this.#quiet.begin();
    for (const waiting of this.#waiting.values()) waiting.due = 0;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #due(query: ShownQuery, first: number, now: number): number {
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

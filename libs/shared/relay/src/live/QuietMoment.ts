/** How long nobody may have pressed, typed or pointed at what scrolls. */
const QUIET_MS = 800;
/** How long is waited for that. */
const PATIENCE_MS = 5_000;
/** How long something open on top of the page holds the page still, and how often it is looked at. */
const OPEN_PATIENCE_MS = 60_000;
const LOOK_MS = 400;

const OPEN = 'dialog[open], [popover]:not([role="tooltip"])';

/** Knows when a list may move: not under a finger that is about to press, nor from under its own open menu. */
export class QuietMoment {
  #stirredAt = Number.NEGATIVE_INFINITY;

  /** Watches, until the signal. */
  watch(signal: AbortSignal): void {
    const stir = () => {
      this.#stirredAt = performance.now();
    };
    for (const type of ['pointerdown', 'pointerup', 'keydown'])
      document.addEventListener(type, stir, { capture: true, passive: true, signal });
    const point = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-scroll-area]')) stir();
    };
    for (const type of ['pointermove', 'wheel'])
      document.addEventListener(type, point, { capture: true, passive: true, signal });
  }

  /** What was done before does not count: nobody looked. */
  begin(): void {
    this.#stirredAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Milliseconds to wait until looking again; 0 when it may move now.
   *
   * @param since when it wanted to move, by the clock of `performance.now()`.
   */
  wait(since: number): number {
    const now = performance.now();
    if (document.querySelector(OPEN) && now < since + OPEN_PATIENCE_MS) return LOOK_MS;
    const quiet = Math.min(this.#stirredAt + QUIET_MS, since + PATIENCE_MS);
    return Math.max(0, quiet - now);
  }
}

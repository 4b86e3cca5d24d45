/** How long a quiet moment is, in milliseconds: no clicks, no keys, no pointer that moves over a scroll area. */
const QUIET_MS = 800;
/** The longest wait for such a quiet moment, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The longest time that an open dialog or popup keeps the page still, and the interval of the checks. */
const OPEN_PATIENCE_MS = 60_000;
const LOOK_MS = 400;

const OPEN = 'dialog[open], [popover]:not([role="tooltip"])';

/** Decides when a list may move: not under a pointer that is about to click, and not while its menu is open. */
export class QuietMoment {
  #lastInputAt = Number.NEGATIVE_INFINITY;

  /** Watches the user's input until the signal aborts. */
  watch(signal: AbortSignal): void {
    const noteInput = () => {
      this.#lastInputAt = performance.now();
    };
    for (const type of ['pointerdown', 'pointerup', 'keydown'])
      document.addEventListener(type, noteInput, { capture: true, passive: true, signal });
    const noteScrollAreaInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-scroll-area]')) noteInput();
    };
    for (const type of ['pointermove', 'wheel'])
      document.addEventListener(type, noteScrollAreaInput, { capture: true, passive: true, signal });
  }

  /** Forgets earlier input, because the tab was hidden. */
  begin(): void {
    this.#lastInputAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Returns the milliseconds until the next check, or 0 when a list may move now.
   *
   * @param since the time since which the list waits, from `performance.now()`.
   */
  wait(since: number): number {
    const now = performance.now();
    if (document.querySelector(OPEN) && now < since + OPEN_PATIENCE_MS) return LOOK_MS;
    const quiet = Math.min(this.#lastInputAt + QUIET_MS, since + PATIENCE_MS);
    return Math.max(0, quiet - now);
  }
}

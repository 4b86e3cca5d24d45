const PATIENCE_MS = 1_500;

/** Keys that do something one after the other, `g` and then `b`, or alone, `?`. */
export class KeySequences {
  readonly #actions: ReadonlyMap<string, () => void>;
  #begun: { readonly key: string; readonly at: number } | undefined;

  constructor(actions: ReadonlyMap<string, () => void>) {
    this.#actions = actions;
  }

  /**
   * The second key of a sequence. Whatever it is, it is taken: who has pressed `g` means nothing else by it, least of all what a part of the
   * screen has under that letter.
   */
  follow(key: string): boolean {
    const begun = this.#begun;
    this.#begun = undefined;
    if (!begun || performance.now() - begun.at > PATIENCE_MS) return false;
    this.#actions.get(begun.key + key)?.();
    return true;
  }

  /** A key that stands alone, or with which a sequence begins. */
  begin(key: string): boolean {
    const action = this.#actions.get(key);
    if (action) action();
    else if ([...this.#actions.keys()].some((keys) => keys.startsWith(key))) {
      this.#begun = { key, at: performance.now() };
    } else return false;
    return true;
  }

  /** Another key than a letter or a sign came in between. */
  forget(): void {
    this.#begun = undefined;
  }
}

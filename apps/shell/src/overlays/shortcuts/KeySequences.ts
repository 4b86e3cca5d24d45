const SECOND_KEY_WITHIN_MS = 1_500;

/** Recognises shortcuts of one key, such as `?`, and of two keys in sequence, such as `g` and then `b`. */
export class KeySequences {
  readonly #actions: ReadonlyMap<string, () => void>;
  #first: { readonly key: string; readonly at: number } | undefined;

  constructor(actions: ReadonlyMap<string, () => void>) {
    this.#actions = actions;
  }

  /**
   * Handles the second key of a sequence.
   *
   * @returns true when a first key was pressed shortly before, even if the key completes no shortcut. The key must then do nothing else on the screen.
   */
  follow(key: string): boolean {
    const first = this.#first;
    this.#first = undefined;
    if (!first || performance.now() - first.at > SECOND_KEY_WITHIN_MS) return false;
    this.#actions.get(first.key + key)?.();
    return true;
  }

  /** Handles a single-key shortcut or the first key of a sequence. @returns whether the key is one of them. */
  begin(key: string): boolean {
    const action = this.#actions.get(key);
    if (action) action();
    else if ([...this.#actions.keys()].some((keys) => keys.startsWith(key))) {
      this.#first = { key, at: performance.now() };
    } else return false;
    return true;
  }

  /** Ends a sequence, because another kind of key was pressed. */
  forget(): void {
    this.#first = undefined;
  }
}

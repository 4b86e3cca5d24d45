/** What was typed before there was anything to type into. */
export interface Typed {
  readonly text: string;
  /** Enter was pressed behind it. */
  readonly entered: boolean;
}

/**
 * Keeps what is typed between Ctrl+K and the palette's coming, whose code may have to be fetched first: none of it is lost, and no shortcut
 * or field of the screen takes it for its own.
 */
export class EarlyKeys {
  #text = '';
  #entered = false;
  readonly #onEscape: () => void;

  constructor(onEscape: () => void) {
    this.#onEscape = onEscape;
    addEventListener('keydown', this.#take, { capture: true });
  }

  /** What was typed so far; from now on keys are the page's again. */
  end(): Typed {
    removeEventListener('keydown', this.#take, { capture: true });
    return { text: this.#text, entered: this.#entered };
  }

  #take = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') this.#onEscape();
    else if (key === 'Enter') this.#entered = true;
    else if (key === 'Backspace') this.#text = this.#text.slice(0, -1);
    else if (key.length === 1) this.#text += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

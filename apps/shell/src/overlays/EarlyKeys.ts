import type { Typed } from '../context/overlays.ts';

/**
 * Collects the keys that the user presses between Ctrl+K and the first render of the palette, whose code may still be loading. No key
 * is lost, and none reaches a shortcut or a field of the screen.
 */
export class EarlyKeys {
  #text = '';
  #entered = false;
  readonly #onEscape: () => void;

  constructor(onEscape: () => void) {
    this.#onEscape = onEscape;
    addEventListener('keydown', this.#take, { capture: true });
  }

  /** Stops collecting, and returns the keys so far. */
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

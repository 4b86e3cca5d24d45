import { type KeyboardEvent, useState } from 'react';

/** The keyboard state of a list of options. */
export interface OptionKeys {
  /** The index of the option that the keyboard or the pointer is on; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** True when keys moved to the active option, so that it needs a visible ring. */
  readonly byKeyboard: boolean;
  /**
   * Handles arrows, Page Up and Down, Home, End and Enter. Returns true when it used the key. In a text input, Home and
   * End belong to the caret, and Enter may end an input composition.
   */
  readonly press: (event: KeyboardEvent) => boolean;
}

/**
 * Handles the keys of a list of options while the focus stays in a text input or on the list itself.
 *
 * @param count the number of options.
 * @param choose called with the index of the option that Enter chooses.
 * @param start the index that is active first; -1 for none.
 */
export function useOptionKeys(count: number, choose: (index: number) => void, start = -1): OptionKeys {
  const [wished, setActive] = useState(start);
  const [byKeyboard, setByKeyboard] = useState(false);
  const active = Math.min(wished, count - 1);

  function press(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing || count === 0) return false;
    const inText = event.target instanceof HTMLInputElement;
    const targets: Record<string, number> = {
      ArrowDown: active === count - 1 ? 0 : active + 1,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
      PageDown: Math.min(active + 8, count - 1),
      PageUp: Math.max(active - 8, 0),
      ...(!inText && { Home: 0, End: count - 1 }),
    };
    const target = targets[event.key];
    if (target !== undefined) {
      setActive(target);
      setByKeyboard(true);
    } else if (event.key === 'Enter' && active >= 0) {
      choose(active);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  return { active, setActive, byKeyboard, press };
}

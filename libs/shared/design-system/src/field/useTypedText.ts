import { useState } from 'react';

/** The state of a text box whose text is read as a value. */
export interface TypedText {
  /** The text in the box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Call it when the focus leaves the box: the text is replaced by the value in the console's format. */
  readonly endEdit: () => void;
}

/**
 * Reads text as a value while the user types. Text that cannot be read becomes the value itself, so that validation can
 * report it and a draft can restore it.
 *
 * @param value the value, or the text that could not be read; null when the box is empty.
 * @param onChange called for every change of the text.
 * @param read returns the value of a text, or null when the text is not valid.
 * @param show returns the console's format of a value.
 */
export function useTypedText<Value extends string | number>(
  value: Value | string | null,
  onChange: (value: Value | string | null) => void,
  { read, show }: { read: (text: string) => Value | null; show: (value: Value | string) => string },
): TypedText {
  const [typed, setTyped] = useState<{ text: string; value: Value | string | null } | null>(null);
  return {
    // When the value changes from outside, it replaces the typed text.
    text: typed && typed.value === value ? typed.text : value === null ? '' : show(value),
    type: (text) => {
      const next = text.trim() === '' ? null : (read(text) ?? text);
      setTyped({ text, value: next });
      onChange(next);
    },
    endEdit: () => setTyped(null),
  };
}

import { useState } from 'react';

export interface TypedText {
  /** What stands in the box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The box was left: what was read is written as the console writes it. */
  readonly rest: () => void;
}

/**
 * Text that is read into a value while it is typed. What cannot be read is the value as it stands, so that the rule of the contract can
 * speak of it and a draft can give it back.
 *
 * @param read the value that a text means; null when it means none.
 * @param show a value as the console writes it.
 */
export function useTypedText<Value extends string | number>(
  value: Value | string | null,
  onChange: (value: Value | string | null) => void,
  { read, show }: { read: (text: string) => Value | null; show: (value: Value | string) => string },
): TypedText {
  const [typed, setTyped] = useState<{ text: string; value: Value | string | null } | null>(null);
  return {
    // A value that came from elsewhere meanwhile is shown in the place of what was typed.
    text: typed && typed.value === value ? typed.text : value === null ? '' : show(value),
    type: (text) => {
      const next = text.trim() === '' ? null : (read(text) ?? text);
      setTyped({ text, value: next });
      onChange(next);
    },
    rest: () => setTyped(null),
  };
}

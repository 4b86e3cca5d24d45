import type { TextInsertion } from '@console/design-system/field';
import { useCallback, useState } from 'react';

/** Writes a text where the cursor is. */
export type WriteText = (text: string) => void;

/** A text of a design in which somebody has put the cursor. */
export interface EnteredText {
  /** Where it is: 'Heading, row 2'. */
  readonly place: string;
  readonly write: WriteText;
}

/** Returns how to write into a field. The field notices it as if it was typed. */
export function writerOf(field: HTMLInputElement | HTMLTextAreaElement): WriteText {
  return (text) => {
    const { selectionStart, selectionEnd, value } = field;
    field.focus();
    field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

/** Returns what an editor inserts, and how to write into it. */
export function useEditorInsertion(): readonly [TextInsertion | null, WriteText] {
  const [insertion, setInsertion] = useState<TextInsertion | null>(null);
  const write = useCallback<WriteText>(
    (text) => setInsertion((before) => ({ number: (before?.number ?? 0) + 1, text })),
    [],
  );
  return [insertion, write];
}

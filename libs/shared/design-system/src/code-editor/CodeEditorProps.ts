import type { TextInsertion } from '../field/index.ts';

export interface CodeEditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** HTML or plain text with the tags of Liquid, or JSON. */
  readonly language: 'html' | 'text' | 'json';
  /** In px; 420 by default. */
  readonly height?: number | undefined;
  /** The latest text to write at the cursor. */
  readonly insertion?: TextInsertion | null | undefined;
}

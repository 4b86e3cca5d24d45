import type { TextInsertion } from '../field/index.ts';

export interface RichTextEditorProps {
  /** HTML, or '' for no text. */
  readonly value: string;
  /** Called with every change: clean HTML, or '' for no text (O§2). */
  readonly onChange: (html: string) => void;
  /** Called when the focus leaves the editor and its toolbar. */
  readonly onBlur?: () => void;
  /** Called when somebody clicks or presses a key in the editor, but not when Tab only passes it. */
  readonly onUse?: (() => void) | undefined;
  /** Called on Ctrl+Enter, and on ⌘Enter on a Mac. */
  readonly onSubmit?: () => void;
  readonly placeholder?: string | undefined;
  /** The height of the editor with its toolbar in px; 150 by default (O§2). The user can resize it. */
  readonly height?: number | undefined;
  /** The latest text to write at the cursor. */
  readonly insertion?: TextInsertion | null | undefined;
  readonly disabled?: boolean | undefined;
  /** The accessible name of an editor outside a Field. */
  readonly 'aria-label'?: string | undefined;
}

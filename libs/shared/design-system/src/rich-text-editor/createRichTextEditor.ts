import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import {
  COMMAND_PRIORITY_HIGH,
  createEditor,
  type EditorThemeClasses,
  IS_BOLD,
  IS_ITALIC,
  IS_UNDERLINE,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  mergeRegister,
  TextNode,
} from 'lexical';
import { registerPaste } from './registerPaste.ts';

const GROUPED_MS = 300;
const FORMATS = IS_BOLD | IS_ITALIC | IS_UNDERLINE;

/** Creates a Lexical editor that supports only the elements of rich text. */
export function createRichTextEditor(theme: EditorThemeClasses): LexicalEditor {
  return createEditor({
    namespace: 'console-rich-text',
    theme,
    nodes: [ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error;
    },
  });
}

/**
 * Connects history, lists, paste and shortcuts to an editor.
 *
 * @param onSubmit called for Ctrl+Enter.
 * @returns a function that disconnects them.
 */
export function registerBehaviour(editor: LexicalEditor, onSubmit: () => void): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), GROUPED_MS),
    registerPaste(editor),
    // Removes formats that are not stored, however the text was entered.
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() & ~FORMATS) node.setFormat(node.getFormat() & FORMATS);
      if (node.getStyle() !== '') node.setStyle('');
    }),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (!event || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        onSubmit();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

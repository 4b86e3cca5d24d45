import { richTextAllows } from '@console/rules';
import { $insertGeneratedNodes } from '@lexical/clipboard';
import { $toggleLink } from '@lexical/link';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import { pastedHtml } from './pastedHtml.ts';
import { $readHtml } from './readHtml.ts';

/**
 * Keeps the meaning of pasted HTML (paragraphs, lists, bold, links) and drops all other markup. An address pasted over
 * selected text makes that text a link. The editor itself handles plain text.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null;
      const selection = $getSelection();
      if (!data || !$isRangeSelection(selection)) return false;
      const words = data.getData('text/plain').trim();
      const html = data.getData('text/html');
      const links = !selection.isCollapsed() && richTextAllows.link.test(words);
      if (!links && html === '') return false;
      event.preventDefault();
      editor.update(
        () => {
          if (links) $toggleLink(words, { rel: null });
          else $insertGeneratedNodes(editor, $readHtml(editor, pastedHtml(html)), selection);
        },
        { tag: PASTE_TAG },
      );
      return true;
    },
    COMMAND_PRIORITY_HIGH,
  );
}

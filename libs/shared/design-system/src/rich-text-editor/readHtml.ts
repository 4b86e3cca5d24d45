import { $generateNodesFromDOM } from '@lexical/html';
import { $createParagraphNode, $getRoot, $isElementNode, type LexicalEditor, type LexicalNode } from 'lexical';
import { cleanRichText } from '../rich-text/cleanRichText.ts';

/** Returns the editor's blocks for HTML. The HTML is sanitised first. */
export function $readHtml(editor: LexicalEditor, html: string): LexicalNode[] {
  const holder = document.createElement('div');
  holder.append(cleanRichText(html));
  const nodes = $generateNodesFromDOM(editor, holder);
  const blocks: LexicalNode[] = [];
  let loose: LexicalNode[] = [];
  const gather = () => {
    if (loose.length > 0) blocks.push($createParagraphNode().append(...loose));
    loose = [];
  };
  for (const node of nodes) {
    if ($isElementNode(node) && !node.isInline()) {
      gather();
      blocks.push(node);
    } else {
      loose.push(node);
    }
  }
  gather();
  return blocks;
}

/** Replaces the whole content of the editor. If the editor has the focus, the cursor moves to the end. */
export function $replaceAll(editor: LexicalEditor, html: string): void {
  const root = $getRoot();
  const blocks = html === '' ? [] : $readHtml(editor, html);
  root.clear().append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]));
  if (editor.getRootElement()?.contains(document.activeElement)) root.selectEnd();
}

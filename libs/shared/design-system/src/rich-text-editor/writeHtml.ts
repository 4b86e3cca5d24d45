import { hasWords, richTextAllows } from '@console/rules';
import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListNode, type ListNode } from '@lexical/list';
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type LexicalNode, type TextNode } from 'lexical';

/** Returns the editor's content as the HTML that the server stores, or '' when there are no words (O§2). */
export function $writeHtml(): string {
  const blocks = $getRoot().getChildren().map($htmlOf);
  const first = blocks.findIndex(hasWords);
  return first < 0 ? '' : blocks.slice(first, blocks.findLastIndex(hasWords) + 1).join('');
}

function $htmlOf(node: LexicalNode): string {
  if ($isTextNode(node)) return textOf(node);
  if ($isLineBreakNode(node)) return '<br />';
  if ($isListNode(node)) return $listOf(node);
  if ($isLinkNode(node)) return $linkOf(node);
  return $isElementNode(node) ? `<p>${$insideOf(node) || '<br />'}</p>` : '';
}

function $insideOf(node: LexicalNode): string {
  return $isElementNode(node) ? node.getChildren().map($htmlOf).join('') : '';
}

/** The editor keeps a nested list as a separate item. HTML has it inside the previous item. */
function $listOf(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    const inside = $insideOf(item);
    const holder = $isElementNode(item) && $isListNode(item.getFirstChild()) ? items.pop() : undefined;
    items.push((holder ?? '') + inside);
  }
  const tag = list.getTag();
  return `<${tag}>${items.map((inside) => `<li>${inside}</li>`).join('')}</${tag}>`;
}

function $linkOf(link: LinkNode): string {
  const href = link.getURL();
  const inside = $insideOf(link);
  if (!richTextAllows.link.test(href)) return inside;
  return `<a href="${escaped(href)}" rel="${richTextAllows.rel}">${inside}</a>`;
}

function textOf(node: TextNode): string {
  // HTML shows several spaces as one, so all but the last become non-breaking.
  let html = escaped(node.getTextContent()).replace(/[ \t](?=[ \t])|\t/g, '\u00a0');
  if (node.hasFormat('underline')) html = `<u>${html}</u>`;
  if (node.hasFormat('italic')) html = `<em>${html}</em>`;
  return node.hasFormat('bold') ? `<strong>${html}</strong>` : html;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

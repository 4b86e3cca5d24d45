/**
 * Turns the styles of Word, Outlook and Google Docs into elements, such as `<strong>`. The result is not sanitised yet.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStylesAndHandlers(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, meta, link, title, o\\:p')) {
    if (element.localName !== 'o:p' || !element.textContent?.trim()) element.remove();
  }
  for (const element of body.querySelectorAll('b, strong, i, em, u, span, font')) stylesToElements(element);
  // Inner tables first. Mails place their texts by tables in tables.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...contentOf(table));
  for (const box of [...body.querySelectorAll('div')].reverse()) {
    if (box.querySelector(blocks)) box.replaceWith(...blocksOf(box));
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) wrapInside(heading, 'strong');
  makeLists(body);
  return body.innerHTML;
}

/**
 * Under the page's Content-Security-Policy, the browser warns about styles and handlers even while it only parses. This
 * removes or renames them.
 */
function withoutStylesAndHandlers(html: string): string {
  const unstyled = html.replace(/<style\b[\s\S]*?(<\/style\s*>|$)/gi, '');
  return unstyled.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));
}

/**
 * Google Docs wraps everything in `<b style="font-weight:normal">`, which is not bold. A `<span
 * style="font-weight:700">` is bold.
 */
function stylesToElements(element: Element): void {
  const { localName: name } = element;
  const weight = styleOf(element, 'font-weight');
  const heavy = weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600;
  const isBold = name === 'b' || name === 'strong';
  if (heavy === false && isBold) element.replaceWith(...element.childNodes);
  if (heavy && !isBold) wrapInside(element, 'strong');
  if (styleOf(element, 'font-style') === 'italic' && name !== 'i' && name !== 'em') wrapInside(element, 'em');
  // An underline inside a link belongs to the link.
  const line = styleOf(element, 'text-decoration(?:-line)?');
  if (line?.includes('underline') && name !== 'u' && !element.closest('a')) wrapInside(element, 'u');
}

function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute('data-style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();
}

function wrapInside(element: Element, name: string): void {
  const inside = document.createElement(name);
  inside.append(...element.childNodes);
  element.append(inside);
}

const blocks = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, br';

/**
 * Returns the content of a table. A row of short texts becomes a paragraph, its cells separated by dashes. A row with
 * a paragraph or a list in a cell only places them, so its cells follow each other.
 */
function contentOf(table: HTMLTableElement): Node[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells].filter(({ textContent }) => textContent?.trim());
    if (cells.some((cell) => cell.querySelector(blocks))) return cells.flatMap(blocksOf);
    const line = document.createElement('p');
    for (const [at, cell] of cells.entries()) line.append(...(at > 0 ? [' – '] : []), ...trimmed(cell).childNodes);
    return cells.length > 0 ? [line] : [];
  });
}

/** Returns the content of a cell or box. Texts between its blocks become paragraphs. */
function blocksOf(box: Element): Node[] {
  const found: Node[] = [];
  let open: HTMLElement | null = null;
  for (const node of [...box.childNodes]) {
    const isBlock = node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null);
    if (isBlock) open = null;
    if (isBlock && !node.matches('br')) found.push(node);
    if (isBlock || (open === null && !node.textContent?.trim())) continue;
    if (open === null) {
      open = document.createElement('p');
      found.push(open);
    }
    open.append(node);
  }
  return found;
}

/** Removes the line breaks of the HTML source around the text of a cell. */
function trimmed(cell: Element): Element {
  const [first, last] = [cell.firstChild, cell.lastChild];
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
  return cell;
}

/**
 * Word writes a list as paragraphs whose style gives the level and whose text begins with the marker. This turns them
 * into lists.
 */
function makeLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) {
      lists = [];
      continue;
    }
    const follows = lists.length > 0 && paragraph.previousElementSibling === lists[0];
    if (!follows) lists = [];
    const tag = removeMarker(paragraph);
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = document.createElement(tag);
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Returns the level of a list paragraph, or 0 for any other: `mso-list:l0 level2 lfo1` is level 2. */
function levelOf(paragraph: Element): number {
  const said = /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('data-style') ?? '');
  if (said) return Number(said[1]);
  return /\bMsoListParagraph/.test(paragraph.className) && markerOf(paragraph) ? 1 : 0;
}

const markerOf = (paragraph: Element) =>
  paragraph.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]');

/**
 * Removes the bullet or number at the start of an item.
 *
 * @returns the kind of list that the marker belongs to.
 */
function removeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = markerOf(paragraph);
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(text) ? 'ol' : 'ul';
}

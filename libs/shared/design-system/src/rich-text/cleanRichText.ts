import { richTextAllows } from '@console/rules';
import createDOMPurify from 'dompurify';

const { tags, synonyms, link, rel } = richTextAllows;
const names = new Map<string, string>(Object.entries(synonyms));
let purify: ReturnType<typeof createDOMPurify> | undefined;

/**
 * Returns only the elements that rich text may contain, without trusting the server's sanitising (O§2). The parsed copy
 * is not part of the page, so nothing in it loads or runs.
 */
export function cleanRichText(html: string): DocumentFragment {
  // A separate DOMPurify instance, so that hooks on the shared instance cannot change it.
  purify ??= createDOMPurify(window);
  const clean: DocumentFragment | null = purify.sanitize(html, {
    ALLOWED_TAGS: [...tags, ...names.keys()],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: link,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // HTML that begins with a frameset gives a document without a body.
  if (!clean) return document.createDocumentFragment();
  for (const element of clean.querySelectorAll('*')) {
    const name = names.get(element.localName);
    if (name !== undefined) rename(element, name);
    else if (element.localName === 'a') secure(element);
  }
  return clean;
}

function rename(element: Element, name: string): void {
  const same = element.ownerDocument.createElement(name);
  same.append(...element.childNodes);
  element.replaceWith(same);
}

/** A link to an address that is not allowed becomes plain text. */
function secure(element: Element): void {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!link.test(href)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  element.setAttribute('href', href);
  element.setAttribute('rel', rel);
}

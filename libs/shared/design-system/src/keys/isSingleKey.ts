import { singleKeys } from './singleKeys.ts';

/** Elements that use letter keys themselves: text boxes, lists with search by letter, and everything above the page. */
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, dialog, [role=menu], [role=listbox], [role=dialog]';

/** Elements above the page. While one is open, it gets all keys, also when the focus is elsewhere. */
const ABOVE_THE_PAGE = 'dialog[open], [role=menu]';

/** Tells whether a key may be a shortcut: a single letter or sign, pressed where no element uses it. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { key } = event;
  return key.length === 1 && key !== ' ' && singleKeys.on() && isForPage(event);
}

/** Tells whether a key is meant for the page: no element uses it, and nothing above the page is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return (
    !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS))) &&
    !document.querySelector(ABOVE_THE_PAGE)
  );
}

import { singleKeys } from './singleKeys.ts';

/** What takes letters itself: text, lists that are searched by typing, and whatever stands above the page. */
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, dialog, [role=menu], [role=listbox], [role=dialog]';

/** What stands above the page and has the keyboard to itself, wherever the focus is. */
const ABOVE_THE_PAGE = 'dialog[open], [role=menu]';

/** Whether a press of a letter or sign, alone, is meant for the page: then it may be a shortcut. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  return (
    key.length === 1 &&
    key !== ' ' &&
    !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
    singleKeys.on() &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS))) &&
    !document.querySelector(ABOVE_THE_PAGE)
  );
}

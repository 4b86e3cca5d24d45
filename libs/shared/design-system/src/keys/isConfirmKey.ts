import { letterOf } from './letterOf.ts';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Tells whether a key saves a form and confirms a dialog: Ctrl+S or Ctrl+Enter, with ⌘ on a Mac. */
export function isConfirmKey(event: Press): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || letterOf(event) === 's');
}

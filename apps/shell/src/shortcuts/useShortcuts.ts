import { isApple, isSingleKey, letterOf } from '@console/design-system/keys';
import { useConsoleHost, useSession } from '@console/platform';
import { useEffect } from 'react';
import type { AboveFrame } from '../above/aboveContext.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { KeySequences } from './KeySequences.ts';
import { routeKeys } from './routeKeys.ts';

/** The keys of the console as a whole: Ctrl or ⌘ and K, `?`, and letters that lead to a screen. */
export function useShortcuts({ open }: AboveFrame): void {
  const { table } = useConsole();
  const { navigate } = useConsoleHost();
  const { roles } = useSession();

  useEffect(() => {
    const screens = routeKeys(
      table.all.map(({ route }) => route),
      roles,
    );
    const sequences = new KeySequences(
      new Map([
        ['?', () => open('shortcuts')],
        ...screens.map(({ keys, path }) => [keys, () => navigate(path)] as const),
      ]),
    );
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    /** Before anything on the screen. */
    function first(event: KeyboardEvent) {
      if (isPaletteKey(event)) {
        take(event);
        if (!event.repeat) open('palette');
      } else if (!MODIFIERS.has(event.key)) {
        if (!isSingleKey(event)) sequences.forget();
        else if (sequences.follow(letterOf(event))) take(event);
      }
    }
    /** What nobody on the screen wanted. */
    function last(event: KeyboardEvent) {
      if (!event.repeat && isSingleKey(event) && sequences.begin(letterOf(event))) event.preventDefault();
    }
    addEventListener('keydown', first, { capture: true });
    addEventListener('keydown', last);
    return () => {
      removeEventListener('keydown', first, { capture: true });
      removeEventListener('keydown', last);
    };
  }, [table, navigate, roles, open]);
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);

/** In every field and above every dialog. Where ⌘ is the key for it, Ctrl and K cuts a line. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const held = isApple() ? metaKey && !ctrlKey : ctrlKey || metaKey;
  return held && !altKey && !shiftKey && !isComposing && letterOf(event) === 'k';
}

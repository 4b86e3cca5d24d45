import { isApple, isSingleKey, letterOf } from '@console/design-system/keys';
import { useConsoleHost, useSession } from '@console/platform';
import { useEffect } from 'react';
import { useConsole } from '../../context/ConsoleContext.ts';
import type { OverlayControl } from '../../context/overlays.ts';
import { KeySequences } from './KeySequences.ts';
import { routeKeys } from './routeKeys.ts';

/** Listens for the shortcuts that work on every screen: Ctrl+K or ⌘K, `?`, and the keys that open a screen. */
export function useShortcuts({ open }: OverlayControl): void {
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
    /** Runs in the capture phase, before any handler of the screen. */
    function first(event: KeyboardEvent) {
      if (isPaletteKey(event)) {
        take(event);
        if (!event.repeat) open('palette');
      } else if (!MODIFIERS.has(event.key)) {
        if (!isSingleKey(event)) sequences.forget();
        else if (sequences.follow(letterOf(event))) take(event);
      }
    }
    /** Runs after the handlers of the screen, for keys that they did not handle. */
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

/**
 * Whether the event is Ctrl+K, or ⌘K on a Mac. Both also work in fields and dialogs. On a Mac, Ctrl+K is left to the
 * browser, because it deletes the rest of a line.
 */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const held = isApple() ? metaKey && !ctrlKey : ctrlKey || metaKey;
  return held && !altKey && !shiftKey && !isComposing && letterOf(event) === 'k';
}

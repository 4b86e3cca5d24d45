import { isApple } from '@console/design-system/keys';
import { allows, type Role, type RouteRecord } from '@console/platform';
import { sidebarGroups } from '../../frame/sidebarGroups.ts';

export interface Shortcut {
  readonly words: string;
  readonly keys: readonly string[];
  /** How the keys are pressed: `together`, or any one of them (`or`). Undefined: one after the other. */
  readonly held?: 'together' | 'or';
  /** A single-letter shortcut, which the user can switch off. */
  readonly single?: boolean;
}

export interface ShortcutGroup {
  readonly heading: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Returns the shortcuts for these roles, in two columns. */
export function shortcutsOf(
  routes: readonly RouteRecord[],
  roles: readonly Role[],
): { left: ShortcutGroup[]; right: ShortcutGroup[] } {
  const control = isApple() ? '⌘' : 'Ctrl';
  const entries = sidebarGroups(routes, roles).flatMap((group) => group.entries);
  const goes = entries.flatMap(({ label, key }): Shortcut[] =>
    key === undefined ? [] : [{ words: label, keys: ['g', key], single: true }],
  );
  const begins = routes.flatMap(({ command, roles: allowed }): Shortcut[] =>
    command?.keys !== undefined && allows(allowed, roles)
      ? [{ words: command.label, keys: [...command.keys], single: true }]
      : [],
  );
  return {
    left: [
      { heading: 'Go to', shortcuts: goes },
      { heading: 'Begin', shortcuts: begins },
    ],
    right: [
      {
        heading: 'Everywhere',
        shortcuts: [
          { words: 'Search and commands', keys: [control, 'K'], held: 'together' },
          { words: 'This list', keys: ['?'], single: true },
          { words: 'Close what is open', keys: ['Esc'] },
        ],
      },
      { heading: 'On a list', shortcuts: [{ words: 'Filter by text', keys: ['/'], single: true }] },
      {
        heading: 'In attendance',
        shortcuts: [
          { words: 'Full, partial, none', keys: ['F', 'P', 'N'], held: 'or', single: true },
          { words: 'The whole day full', keys: ['Shift', 'F'], held: 'together', single: true },
          { words: 'Next mark', keys: ['Space'] },
          { words: 'Notes', keys: ['Enter'] },
          { words: 'Undo the last mark', keys: [control, 'Z'], held: 'together' },
        ],
      },
      {
        heading: 'In a form or note',
        shortcuts: [
          { words: 'Save or confirm', keys: [control, 'S'], held: 'together' },
          { words: 'Save, confirm or post', keys: [control, 'Enter'], held: 'together' },
          { words: 'Write a note', keys: ['W'], single: true },
        ],
      },
    ],
  };
}

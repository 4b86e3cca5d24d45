import { AddIcon, ArrowClockwiseIcon, InfoIcon, KeyboardIcon, SignOutIcon } from '@console/design-system/icons';
import { sortKey } from '@console/format';
import { allows, type Role, type RouteRecord } from '@console/platform';
import { EntryIcon } from '../../frame/EntryIcon.tsx';
import { type SidebarEntry, sidebarGroups } from '../../frame/sidebarGroups.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

export interface CommandsOf {
  readonly routes: readonly RouteRecord[];
  readonly roles: readonly Role[];
  /** Whether single-letter shortcuts are on; only then are they shown. */
  readonly keys: boolean;
  readonly onShortcuts: () => void;
  readonly onAbout: () => void;
  readonly onSignOut: () => void;
  /** Undefined while no newer version is offered. */
  readonly onRefresh: (() => void) | undefined;
}

/** Returns the commands for these roles: create a record, go to a list, and the commands of the frame. */
export function commandsOf(of: CommandsOf): PaletteEntry[] {
  const { routes, roles, onShortcuts, onAbout, onSignOut, onRefresh } = of;
  const keysOf = (keys: string | undefined) => (of.keys && keys !== undefined ? { keys: [...keys] } : {});
  const entries = sidebarGroups(routes, roles).flatMap((group) => group.entries);
  const begins = inOrderOfSidebar(routes, entries).flatMap(({ id, path, command, roles: allowed }): PaletteEntry[] =>
    command && allows(allowed, roles)
      ? [{ id, title: command.label, icon: <AddIcon key={id} size={20} />, path, ...keysOf(command.keys) }]
      : [],
  );
  const goes = entries.map(({ label, path, drawing, key }): PaletteEntry => {
    const go = { id: `go ${path}`, title: `Go to ${label}`, path, ...keysOf(key && `g${key}`) };
    return { ...go, icon: <EntryIcon key={path} drawing={drawing} active={false} size={20} /> };
  });
  return [
    ...begins,
    ...goes,
    ...(onRefresh
      ? [
          {
            id: 'refresh',
            title: 'Refresh to the newer version',
            icon: <ArrowClockwiseIcon size={20} />,
            run: onRefresh,
          },
        ]
      : []),
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      icon: <KeyboardIcon size={20} />,
      run: onShortcuts,
      ...keysOf('?'),
    },
    { id: 'about', title: 'About this console', icon: <InfoIcon size={20} />, run: onAbout },
    { id: 'sign-out', title: 'Sign out', icon: <SignOutIcon size={20} />, run: onSignOut },
  ];
}

/** Sorts screens by the entry of the sidebar that leads to them. Those without one are last. */
function inOrderOfSidebar(routes: readonly RouteRecord[], entries: readonly SidebarEntry[]): RouteRecord[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const places = new Map(entries.map(({ path }, place) => [path, place]));
  function placeOf({ path, parent = '' }: RouteRecord): number {
    const above = byId.get(parent);
    return places.get(path) ?? (above ? placeOf(above) : entries.length);
  }
  return [...routes].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the items whose reference and title contain every word. */
export function matching<Item extends { readonly title: string; readonly reference?: string }>(
  items: readonly Item[],
  words: readonly string[],
): Item[] {
  return items.filter(({ title, reference }) => {
    const text = sortKey(`${reference ?? ''} ${title}`);
    return words.every((word) => text.includes(word));
  });
}

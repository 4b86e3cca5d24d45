import { allows, type NavigationEntry, type Role, type RouteRecord } from '@console/platform';

export interface SidebarEntry extends NavigationEntry {
  readonly path: string;
}

export interface SidebarGroup {
  /** Undefined for entries that stand under no heading. */
  readonly heading: string | undefined;
  readonly entries: readonly SidebarEntry[];
}

/**
 * The sidebar of somebody with these roles (C§2): every live route that has a navigation entry and is open to them, by weight. Entries of
 * one group stand together, where the group's lightest entry belongs; `top` entries between groups keep their own place.
 */
export function sidebarGroups(routes: readonly RouteRecord[], roles: readonly Role[]): SidebarGroup[] {
  const entries = routes
    .flatMap((route) =>
      route.navigation && allows(route.roles, roles) ? [{ ...route.navigation, path: route.path }] : [],
    )
    .sort((one, other) => one.weight - other.weight || one.label.localeCompare(other.label, 'en-GB'));
  const groups: { heading: string | undefined; entries: SidebarEntry[] }[] = [];
  for (const entry of entries) {
    const heading = entry.group === 'top' ? undefined : entry.group;
    const last = groups.at(-1);
    const group =
      heading === undefined
        ? last?.heading === undefined
          ? last
          : undefined
        : groups.find((g) => g.heading === heading);
    if (group) group.entries.push(entry);
    else groups.push({ heading, entries: [entry] });
  }
  return groups;
}

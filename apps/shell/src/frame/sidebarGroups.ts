import { allows, type NavigationEntry, type Role, type RouteRecord } from '@console/platform';

export interface SidebarEntry extends NavigationEntry {
  readonly path: string;
}

export interface SidebarGroup {
  /** Undefined for entries without a heading. */
  readonly heading: string | undefined;
  readonly entries: readonly SidebarEntry[];
}

/**
 * Returns the sidebar for these roles (C§2): the navigation entries of all live routes that the roles may open, sorted
 * by weight. The entries of a group are listed together, at the position of the entry with the smallest weight. Entries
 * of the group `top` have no heading and keep their own position.
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

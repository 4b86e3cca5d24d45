import { allows, type Role, type RouteRecord } from '@console/platform';

/** The keys that open a screen: `gb` for Bookings, `cb` for New booking. */
export interface RouteKeys {
  readonly keys: string;
  readonly path: string;
}

/** Returns the keys of all screens that these roles may open. */
export function routeKeys(routes: readonly RouteRecord[], roles: readonly Role[]): RouteKeys[] {
  return routes
    .filter((route) => allows(route.roles, roles))
    .flatMap(({ path, navigation, command }) => [
      ...(navigation?.key === undefined ? [] : [{ keys: `g${navigation.key}`, path }]),
      ...(command?.keys === undefined ? [] : [{ keys: command.keys, path }]),
    ]);
}

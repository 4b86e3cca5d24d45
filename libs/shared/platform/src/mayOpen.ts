import type { Session } from './ConsoleHost.ts';
import { bareId } from './links.ts';
import type { RouteRecord } from './remote.ts';
import { allows } from './roles.ts';

/**
 * Tells whether a user may open a route at a path. A route with `own` opens for more roles at the user's own record.
 *
 * @param path may have a query and a hash.
 */
export function mayOpen(
  { path: pattern, roles, own }: Pick<RouteRecord, 'path' | 'roles' | 'own'>,
  path: string,
  viewer: Pick<Session, 'userId' | 'roles'>,
): boolean {
  if (allows(roles, viewer.roles)) return true;
  return (
    own !== undefined &&
    allows(own, viewer.roles) &&
    path.replace(/[?#].*/, '') === pattern.replace(/:\w+/, bareId(viewer.userId))
  );
}

import type { RouteRecord } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { matchPath } from 'react-router';

/** A route and the remote that has its screen. */
export interface OwnedRoute {
  readonly route: RouteRecord;
  readonly remote: string;
  /** The remote's title, for "{title} did not load". */
  readonly remoteTitle: string;
}

/** Every live route of the console, by path and by id. */
export class RouteTable {
  readonly all: readonly OwnedRoute[];
  /** Where `/dashboard` leads; undefined when no live remote has a landing screen. */
  readonly landing: string | undefined;
  readonly #byId: ReadonlyMap<string, OwnedRoute>;
  readonly #byShape: ReadonlyMap<string, readonly OwnedRoute[]>;

  constructor(remotes: readonly RemoteRelease[]) {
    this.all = remotes
      .flatMap((remote) =>
        remote.routes.map((route) => ({ route: toRecord(route), remote: remote.name, remoteTitle: remote.title })),
      )
      .sort((one, other) => parameters(one.route.path) - parameters(other.route.path));
    this.#byId = new Map(this.all.map((owned) => [owned.route.id, owned]));
    this.#byShape = Map.groupBy(this.all, ({ route }) => shapeOf(route.path));
    const landing = remotes.find((remote) => remote.landing)?.landing;
    this.landing =
      landing === undefined
        ? this.all.find((owned) => owned.route.navigation)?.route.path
        : this.#byId.get(landing)?.route.path;
  }

  /** The route that a path opens; a query and a hash behind it do not matter. */
  find(path: string): OwnedRoute | undefined {
    return this.match(path)?.owned;
  }

  match(path: string): { owned: OwnedRoute; params: Readonly<Record<string, string | undefined>> } | undefined {
    const pathname = path.replace(/[?#].*$/s, '');
    for (const owned of this.#byShape.get(shapeOf(pathname)) ?? []) {
      const match = matchPath(owned.route.path, pathname);
      if (match) return { owned, params: match.params };
    }
    return undefined;
  }

  /** The routes that stand before this one in the breadcrumb, outermost first. */
  ancestors(route: RouteRecord): RouteRecord[] {
    const above: RouteRecord[] = [];
    let parent = route.parent === undefined ? undefined : this.#byId.get(route.parent)?.route;
    while (parent && !above.includes(parent)) {
      above.unshift(parent);
      parent = parent.parent === undefined ? undefined : this.#byId.get(parent.parent)?.route;
    }
    return above;
  }
}

/** The first word and the length of a path: by them hundreds of links find the few routes that could be theirs. */
function shapeOf(path: string): string {
  const words = path.toLowerCase().split('/').filter(Boolean);
  return `${words[0]} ${words.length}`;
}

/** `/booking/create` is asked before `/booking/:id`. */
function parameters(path: string): number {
  return path.split('/:').length;
}

function toRecord(released: RemoteRelease['routes'][number]): RouteRecord {
  const { parent, opens, navigation, reference, command, ...route } = released;
  return {
    ...route,
    ...(parent !== undefined && { parent }),
    ...(opens && { opens }),
    ...(navigation && { navigation }),
    ...(reference !== undefined && { reference }),
    ...(command && { command }),
  };
}

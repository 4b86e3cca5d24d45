import { descriptorNotFound } from '@console/core-contracts';
import type { RouteRecord } from '@console/platform';
import { bareId } from '@console/platform/links';
import type { RemoteRelease } from '@console/platform/registry';
import { matchPath } from 'react-router';

/** A route with the remote that owns its screen. */
export interface OwnedRoute {
  readonly route: RouteRecord;
  readonly remote: string;
  /** The remote's title, used in "{title} did not load". */
  readonly remoteTitle: string;
}

/** All live routes, indexed by path and by id. */
export class RouteTable {
  readonly all: readonly OwnedRoute[];
  /** The path to which `/dashboard` redirects. Undefined when no live remote has a landing screen. */
  readonly landing: string | undefined;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #byId: ReadonlyMap<string, OwnedRoute>;
  readonly #byShape: ReadonlyMap<string, readonly OwnedRoute[]>;

  constructor(remotes: readonly RemoteRelease[]) {
    this.all = remotes
      .flatMap((remote) =>
        remote.routes.map((route) => ({ route: toRecord(route), remote: remote.name, remoteTitle: remote.title })),
      )
      .sort((one, other) => parameters(one.route.path) - parameters(other.route.path));
    this.#labels = new Map(remotes.flatMap(labelsOf));
    this.#byId = new Map(this.all.map((owned) => [owned.route.id, owned]));
    this.#byShape = Map.groupBy(this.all, ({ route }) => shapeOf(route.path));
    const landing = remotes.find((remote) => remote.landing)?.landing;
    this.landing =
      landing === undefined
        ? this.all.find((owned) => owned.route.navigation)?.route.path
        : this.#byId.get(landing)?.route.path;
  }

  /** Returns the route that a path opens. A query string and a hash are ignored. */
  find(path: string): OwnedRoute | undefined {
    return this.match(path)?.owned;
  }

  /** Returns the route that a path opens, with the path's parameters. */
  match(path: string): { owned: OwnedRoute; params: Readonly<Record<string, string | undefined>> } | undefined {
    const pathname = path.replace(/[?#].*$/s, '');
    for (const owned of this.#byShape.get(shapeOf(pathname)) ?? []) {
      const match = matchPath(owned.route.path, pathname);
      if (match) return { owned, params: match.params };
    }
    return undefined;
  }

  /** Returns the address of a record's screen, or undefined when no live remote shows the entity's records. */
  recordAddress(entity: string, id: string): string | undefined {
    const owned = this.all.find(({ route }) => route.reference === entity);
    return owned?.route.path.replace(/:\w+/, encodeURIComponent(bareId(id)));
  }

  /** Returns the label of an entity's records. Without a live remote that names them it is "Descriptor not found." (C§8). */
  entityLabel(entity: string): string {
    return this.#labels.get(entity) ?? descriptorNotFound;
  }

  /** Returns the routes before this one in the breadcrumb, outermost first. */
  ancestors(route: RouteRecord): RouteRecord[] {
    const ancestors: RouteRecord[] = [];
    let parent = route.parent === undefined ? undefined : this.#byId.get(route.parent)?.route;
    while (parent && !ancestors.includes(parent)) {
      ancestors.unshift(parent);
      parent = parent.parent === undefined ? undefined : this.#byId.get(parent.parent)?.route;
    }
    return ancestors;
  }
}

/** Returns the first segment and the number of segments of a path. It narrows a lookup to the few routes that could match. */
function shapeOf(path: string): string {
  const words = path.toLowerCase().split('/').filter(Boolean);
  return `${words[0]} ${words.length}`;
}

/** Counts the parameters of a path. Fewer parameters come first: `/booking/create` before `/booking/:id`. */
function parameters(path: string): number {
  return path.split('/:').length;
}

/** The label of each entity that a remote names: its own word for it, else the title of the screen that opens its records. */
function labelsOf({ routes, references = {} }: RemoteRelease): [entity: string, label: string][] {
  const titles = routes.flatMap(({ reference, title }): [string, string][] => (reference ? [[reference, title]] : []));
  return [...titles, ...Object.entries(references)];
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

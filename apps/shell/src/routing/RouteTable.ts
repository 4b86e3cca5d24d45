import { descriptorNotFound } from '@console/core-contracts';
import type { RouteRecord } from '@console/platform';
import { bareId } from '@console/platform/links';
import type { RemoteRelease } from '@console/platform/registry';

/** A route with the remote that owns its screen. */
export interface OwnedRoute {
  readonly route: RouteRecord;
  readonly remote: string;
  /** The remote's title, used in "{title} did not load". */
  readonly remoteTitle: string;
}

/** The parameters of a path, by name: `{ id: '01J' }`. */
export type PathParameters = Readonly<Record<string, string>>;

interface Pattern {
  readonly owned: OwnedRoute;
  /** The route's path in segments: `['booking', ':id']`. */
  readonly segments: readonly string[];
}

/** All live routes, indexed by path and by id. */
export class RouteTable {
  readonly all: readonly OwnedRoute[];
  /** The path to which `/dashboard` redirects. Undefined when no live remote has a landing screen. */
  readonly landing: string | undefined;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #byId: ReadonlyMap<string, OwnedRoute>;
  readonly #byShape: ReadonlyMap<string, readonly Pattern[]>;

  constructor(remotes: readonly RemoteRelease[]) {
    this.all = remotes
      .flatMap((remote) =>
        remote.routes.map((route) => ({ route: toRecord(route), remote: remote.name, remoteTitle: remote.title })),
      )
      .sort((one, other) => parameters(one.route.path) - parameters(other.route.path));
    this.#labels = new Map(remotes.flatMap(labelsOf));
    this.#byId = new Map(this.all.map((owned) => [owned.route.id, owned]));
    const patterns = this.all.map((owned) => ({ owned, segments: segmentsOf(owned.route.path) }));
    this.#byShape = Map.groupBy(patterns, ({ segments }) => shapeOf(segments));
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
  match(path: string): { owned: OwnedRoute; params: PathParameters } | undefined {
    const segments = segmentsOf(path);
    for (const pattern of this.#byShape.get(shapeOf(segments)) ?? []) {
      const params = parametersOf(pattern, segments);
      if (params) return { owned: pattern.owned, params };
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

/** Returns the segments of a path, without its query string and hash. */
function segmentsOf(path: string): readonly string[] {
  const end = path.search(/[?#]/);
  return (end < 0 ? path : path.slice(0, end)).split('/').filter(Boolean);
}

/** Returns the first segment and the number of segments of a path. It narrows a lookup to the few routes that could match. */
const shapeOf = (segments: readonly string[]): string => `${segments[0]?.toLowerCase()} ${segments.length}`;

/**
 * Returns the parameters of a path that has the shape of the pattern, or undefined if the path is another one. A list
 * asks this for a thousand links, and the router's own function compiles the pattern each time.
 */
function parametersOf(pattern: Pattern, segments: readonly string[]): PathParameters | undefined {
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.segments.entries()) {
    const segment = segments[at] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = segment.replaceAll('%2F', '/');
    else if (expected.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
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
  const { own, parent, opens, navigation, reference, command, ...route } = released;
  return {
    ...route,
    ...(own && { own }),
    ...(parent !== undefined && { parent }),
    ...(opens && { opens }),
    ...(navigation && { navigation }),
    ...(reference !== undefined && { reference }),
    ...(command && { command }),
  };
}

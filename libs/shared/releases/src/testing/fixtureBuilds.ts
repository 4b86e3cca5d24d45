import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { containerName } from '@console/federation/container';
import { digestsOf } from '@console/federation/digests';
import type { ReleasedRemote, ReleasedShell } from '@console/platform/releases';

type Route = ReleasedRemote['routes'][number];
type Slot = ReleasedRemote['slots'][number];

/** The parts of a small remote. Everything else is valid by default. */
export type FixtureRemote = Partial<Pick<ReleasedRemote, 'platform' | 'needs' | 'links' | 'landing'>> & {
  name: string;
  /** A text that makes this build different from others. */
  content?: string;
  routes?: (Partial<Route> & Pick<Route, 'id' | 'path'>)[];
  slots?: (Partial<Slot> & Pick<Slot, 'id' | 'slot'>)[];
  /** The texts of the remote's operations. */
  operations?: string[];
};

export type FixtureShell = Partial<Pick<ReleasedShell, 'platform' | 'exports'>> & { content?: string };

const roles: Route['roles'] = ['ROLE_ADMIN'];

const SCHEMA = `type Query { booking(id: ID!): Booking }
type Booking { id: ID!, reference: String }`;

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A folder for builds and releases of small fixtures, with the schema that answers their operations. */
export class FixtureBuilds {
  readonly root = mkdtempSync(join(tmpdir(), 'console-releases-'));
  readonly releases = join(this.root, 'releases');
  readonly schema = join(this.root, 'schema.graphql');
  #builds = 0;

  constructor() {
    writeFileSync(this.schema, SCHEMA);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Writes the build of a remote into a folder of its own. */
  remote({ content = 'first', operations = [], ...about }: FixtureRemote): string {
    const { name, routes = [], slots = [] } = about;
    const dist = this.#write({
      'remoteEntry.js': `window.${containerName(name)} = {};`,
      'routes.js': `routes("${content}");`,
      'page.js': 'page();',
      'operations.json': JSON.stringify(Object.fromEntries(operations.map((text) => [idOf(text), text]))),
    });
    const code = { files: ['page.js'], shared: [] };
    return described(dist, {
      title: name,
      version: '1.0.0',
      platform: '1.2.0',
      entry: 'remoteEntry.js',
      exposes: { './routes': { files: ['routes.js'], shared: [] } },
      pages: Object.fromEntries([...routes, ...slots].map(({ id }) => [id, code])),
      needs: { react: ['useState'] },
      links: [],
      operations: 'operations.json',
      ...about,
      routes: routes.map((route) => ({ title: route.id, roles, ...route })),
      slots: slots.map((slot) => ({ title: slot.id, roles, weight: 10, ...slot })),
    });
  }

  /** Writes the build of a shell. */
  shell({ content = 'first', ...about }: FixtureShell = {}): string {
    const dist = this.#write({
      'index.html': '<script defer src="__RELEASE_BASE__assets/index.js"></script>',
      'assets/index.js': `shell("${content}");`,
    });
    const exports = { react: ['useEffect', 'useState'], '@console/design-system/button': ['Button'] };
    return described(dist, {
      version: '1.0.0',
      platform: '1.2.0',
      console: ['assets/index.js'],
      shared: {},
      exports,
      ...about,
    });
  }

  #write(files: Record<string, string>): string {
    this.#builds += 1;
    const dist = join(this.root, `build-${this.#builds}`);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
    return dist;
  }
}

function described(dist: string, release: object): string {
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...release, digests: digestsOf(dist) }));
  return dist;
}

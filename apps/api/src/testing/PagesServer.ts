import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@console/api-kit/database';
import { createTestDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { migrations } from '../migrations.ts';

export const INDEX = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="graphql-url" content="__GRAPHQL_URL__"><meta name="local-remotes" content="__LOCAL_REMOTES__"><!-- preload -->
<script defer src="__RELEASE_BASE__assets/main.js"></script></head>
<body data-start="__START__" data-sidebar="__SIDEBAR__"></body></html>`;

export const digest = (name: string) => `sha384-${Buffer.from(name).toString('base64')}`;

export const bookings = {
  name: 'bookings',
  title: 'Bookings',
  version: '1.0.0',
  base: '/releases/bookings/abc123/',
  digests: {
    'entry.js': digest('entry'),
    'routes.js': digest('routes'),
    'list.js': digest('list'),
    'detail.js': digest('detail'),
  },
  platform: '1.0.0',
  entry: 'entry.js',
  exposes: { './routes': { files: ['routes.js'], shared: [] } },
  pages: {
    'bookings.list': { files: ['list.js'], shared: ['@console/design-system/table'] },
    'bookings.detail': { files: ['detail.js'], shared: [] },
  },
  needs: { react: ['useState'] },
  landing: 'bookings.list',
  routes: [
    { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: ['ROLE_ADMIN'] },
    {
      id: 'bookings.detail',
      path: '/booking/:id',
      title: 'Booking',
      roles: ['ROLE_ADMIN'],
      opens: ['booking.detail.panel'],
    },
  ],
  slots: [],
  links: ['/booking/:id'],
};

export const billing = {
  ...bookings,
  name: 'billing',
  base: '/releases/billing/def456/',
  digests: { 'entry.js': digest('entry'), 'slots.js': digest('slots'), 'panel.js': digest('panel') },
  exposes: { './slots': { files: ['slots.js'], shared: [] } },
  pages: { 'billing.booking': { files: ['panel.js'], shared: ['@console/design-system/table'] } },
  landing: undefined,
  routes: [],
  slots: [
    { slot: 'booking.detail.panel', id: 'billing.booking', title: 'Invoices', roles: ['ROLE_ADMIN'], weight: 10 },
    { slot: 'customer.detail.panel', id: 'billing.customer', title: 'Invoices', roles: ['ROLE_ADMIN'], weight: 10 },
  ],
};

export const shellBase = '/releases/shell/0123456789abcdef/';

export const shell = {
  version: '1.0.0',
  base: shellBase,
  platform: '1.0.0',
  digests: {
    'assets/main.js': digest('main'),
    'assets/console.js': digest('console'),
    'assets/table.js': digest('table'),
  },
  console: ['assets/console.js'],
  shared: { '@console/design-system/table': ['assets/table.js'] },
  exports: { '@console/design-system/table': ['Table'] },
};

/** A script of the live shell. */
export const MAIN = `${shellBase}assets/main.js`;

const html = { accept: 'text/html' };

/** A server of pages, with one release of the shell and one of the bookings remote. */
export class PagesServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'console-pages-'));
  readonly #database: Database;
  #server: TestServer | undefined;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async start(): Promise<PagesServer> {
    const pages = new PagesServer(await createTestDatabase({ migrations }));
    mkdirSync(join(pages.folder, 'releases/bookings/abc123'), { recursive: true });
    writeFileSync(join(pages.folder, 'secret.js'), 'secret');
    pages.releaseShell('0123456789abcdef', INDEX);
    writeFileSync(join(pages.folder, 'releases/bookings/abc123/entry.js'), 'entry()');
    writeFileSync(join(pages.folder, 'releases/bookings/abc123/release.json'), JSON.stringify(bookings));
    pages.release([bookings]);
    pages.#server = await pages.serve();
    return pages;
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('The server of pages has not started.');
    return this.#server;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.#database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  releaseShell(hash: string, page: string): void {
    const dir = join(this.folder, 'releases/shell', hash);
    mkdirSync(join(dir, 'assets'), { recursive: true });
    writeFileSync(join(dir, 'index.html'), page);
    writeFileSync(join(dir, 'assets/main.js'), `console.log("${'main '.repeat(1000)}")`);
    writeFileSync(join(dir, 'release.json'), JSON.stringify(shell));
  }

  release(remotes: unknown[], live: object = shell): void {
    writeFileSync(join(this.folder, 'releases/registry.json'), JSON.stringify({ shell: live, remotes, history: [] }));
  }

  /** Starts another server with the same releases. */
  serve(variables?: Record<string, string>): Promise<TestServer> {
    const dirs = { releases: join(this.folder, 'releases') };
    return startTestServer({ database: this.#database, dirs, ...(variables ? { variables } : {}) });
  }

  async indexAt(path: string, headers: Record<string, string> = {}, on = this.server) {
    const response = await on.request(path, { headers: { ...html, ...headers } });
    return { response, text: await response.text() };
  }
}

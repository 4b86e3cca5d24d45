import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { placeOf } from '../checks/layers.ts';
import { type WorkspacePackage, workspaceRoot } from '../workspace.ts';
import { freePort } from './freePort.ts';
import { refreshHook } from './refreshHook.ts';

/** A development server of one build; `close` ends its watching. */
export type DevServer = { close: () => Promise<void> };

/** A remote of the workspace: its short name and its folder. */
export type RemoteFolder = { name: string; dir: string };

/** A remote under development, and where its server listens. */
export type DevRemote = RemoteFolder & { port: number };

const host = '127.0.0.1';

/** What the builds of the shell and the remotes have in common while one works on them. */
function development(port: number): RsbuildConfig {
  return {
    mode: 'development',
    // The production build keeps its own folder, so that `npm start` finds it as it left it.
    output: { distPath: { root: 'dist-dev' }, cleanDistPath: false, filename: { js: '[name].js' }, sourceMap: true },
    security: { sri: { enable: false } },
    server: { host, port, strictPort: true, printUrls: false, cors: true },
    dev: { client: { host, port, protocol: 'ws' }, lazyCompilation: false, writeToDisk: true, cliShortcuts: false },
  };
}

/** The remotes among the workspace's packages. */
export function remotesOf(packages: readonly WorkspacePackage[]): RemoteFolder[] {
  return packages
    .filter((pkg) => placeOf(pkg).kind === 'remote')
    .map(({ dir }) => ({ name: basename(dir), dir: join(workspaceRoot, dir) }));
}

/**
 * Serves a remote for a console that runs elsewhere: built for production, since it shares that console's React, with its release
 * beside it, and to every origin. A page that has loaded it is loaded anew after a change.
 */
export async function serveRemoteAlone({ dir, name }: RemoteFolder): Promise<DevServer & DevRemote> {
  const port = await freePort();
  const config = mergeRsbuildConfig(development(port), {
    mode: 'production',
    output: { minify: false },
    dev: { assetPrefix: `http://${host}:${port}/`, hmr: false, liveReload: true },
    server: {
      setup: ({ server }) => {
        server.middlewares.use('/release.json', (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store');
          response.setHeader('access-control-allow-origin', '*');
          response.end(readFileSync(join(dir, 'dist-dev/release.json')));
        });
      },
    },
  });
  return { name, dir, port, close: await serve(dir, config) };
}

/** Serves a remote with hot reload. Its container is reached through the shell's server, its updates directly. */
export async function serveRemote({ dir, name }: RemoteFolder): Promise<DevServer & DevRemote> {
  const port = await freePort();
  const config = mergeRsbuildConfig(development(port), { dev: { assetPrefix: baseOf(name) } });
  return { name, dir, port, close: await serve(dir, config) };
}

/** Serves the shell at `port`, with the remotes and the API behind it at the same address. */
export async function serveShell(options: {
  dir: string;
  port: number;
  api: string;
  remotes: DevRemote[];
}): Promise<DevServer> {
  const { dir, port, api, remotes } = options;
  const toRemotes = remotes.map(({ name, port }) => [baseOf(name), { target: `http://${host}:${port}` }]);
  const toApi = ['/graphql', '/authentication_token', '/health'].map((path) => [path, { target: api }]);
  const shell: RsbuildConfig = {
    plugins: [refreshHook],
    server: {
      historyApiFallback: true,
      proxy: Object.fromEntries([...toRemotes, ...toApi]),
      setup: ({ server }) => {
        server.middlewares.use('/registry.json', (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store');
          response.end(registryOf(remotes));
        });
      },
    },
  };
  return { close: await serve(dir, mergeRsbuildConfig(development(port), shell)) };
}

/** Where the shell finds a remote that is under development. */
function baseOf(name: string): string {
  return `/releases/${name}/dev/`;
}

/**
 * The registry of what runs now, without a remote that has not compiled yet. Without digests: a script changes under the
 * page that has loaded it.
 */
function registryOf(remotes: DevRemote[]): string {
  const entries = remotes.flatMap(({ name, dir }) => {
    const file = join(dir, 'dist-dev/release.json');
    if (!existsSync(file)) return [];
    const release: object = JSON.parse(readFileSync(file, 'utf8'));
    return [{ ...release, base: baseOf(name), digests: {} }];
  });
  return JSON.stringify({ remotes: entries });
}

/** Returns once the first build is there, whether it succeeded or not. */
async function serve(dir: string, config: RsbuildConfig): Promise<() => Promise<void>> {
  const { content } = await loadConfig({ cwd: dir });
  const rsbuild = await createRsbuild({ cwd: dir, config: mergeRsbuildConfig(content, config) });
  const built = new Promise<void>((resolve) => rsbuild.onAfterDevCompile(() => resolve()));
  const { server } = await rsbuild.startDevServer();
  await built;
  return () => server.close();
}

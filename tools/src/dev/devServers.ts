import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { placeOf } from '../checks/layers.ts';
import { type WorkspacePackage, workspaceRoot } from '../workspace.ts';
import { freePort } from './freePort.ts';
import { refreshHook } from './refreshHook.ts';

/** The development server of one build. `close` stops it. */
export type DevServer = { close: () => Promise<void> };

/** A remote of the workspace: its short name and its folder. */
export type RemoteFolder = { name: string; dir: string };

/** A remote under development, with the port of its server. */
export type DevRemote = RemoteFolder & { port: number };

const host = '127.0.0.1';

/** The development settings that the builds of the shell and the remotes share. */
function development(port: number): RsbuildConfig {
  return {
    mode: 'development',
    // The production build has another folder, so development does not change what `npm start` serves.
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
 * Serves a remote, with its release.json, to a console that runs elsewhere, whatever its origin. The remote is built
 * for production, because it shares that console's production build of React. The page reloads after a change.
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

/**
 * Serves a remote with hot reload. The shell's server forwards the remote's container. Updates come directly from this
 * server.
 */
export async function serveRemote({ dir, name }: RemoteFolder): Promise<DevServer & DevRemote> {
  const port = await freePort();
  const config = mergeRsbuildConfig(development(port), { dev: { assetPrefix: baseOf(name) } });
  return { name, dir, port, close: await serve(dir, config) };
}

/** Serves the shell at `port`, with the remotes and the API at the same address. */
export async function serveShell(options: {
  dir: string;
  port: number;
  api: string;
  remotes: DevRemote[];
}): Promise<DevServer> {
  const { dir, port, api, remotes } = options;
  const toRemotes = remotes.map(({ name, port }) => [baseOf(name), { target: `http://${host}:${port}` }]);
  const toApi = ['/graphql', '/authentication_token', '/downloads', '/health'].map((path) => [
    path,
    // The API answers only for the host of its public address.
    { target: api, changeOrigin: false },
  ]);
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

/** The address at which the shell finds a remote under development. */
function baseOf(name: string): string {
  return `/releases/${name}/dev/`;
}

/**
 * The registry of the running remotes, without those that have not compiled yet. It has no digests, because scripts change while a page
 * uses them.
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

/** Returns when the first build has ended, successful or not. */
async function serve(dir: string, config: RsbuildConfig): Promise<() => Promise<void>> {
  const { content } = await loadConfig({ cwd: dir });
  const rsbuild = await createRsbuild({ cwd: dir, config: mergeRsbuildConfig(content, config) });
  const built = new Promise<void>((resolve) => rsbuild.onAfterDevCompile(() => resolve()));
  const { server } = await rsbuild.startDevServer();
  await built;
  return () => server.close();
}

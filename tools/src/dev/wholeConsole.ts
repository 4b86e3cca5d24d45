import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileRelay } from '../compileRelay.ts';
import { workspaceRoot } from '../workspace.ts';
import { type DevServer, type RemoteFolder, serveRemote, serveShell } from './devServers.ts';
import { freePort } from './freePort.ts';
import { watchRelay } from './relayWatch.ts';

/**
 * `npm run dev`: shell, remotes and API at one address. A changed screen updates at once and keeps its state, also in a remote. A changed
 * query is compiled. A change on the server restarts the API.
 */
export async function developConsole(folders: readonly RemoteFolder[]): Promise<void> {
  const port = Number(process.env.PORT || 4000);
  const url = `http://127.0.0.1:${port}`;
  const dirOf = (dir: string) => join(workspaceRoot, dir);

  const { code, output } = await compileRelay();
  if (code !== 0) console.error(output.trim());

  const apiPort = await freePort();
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', dirOf('apps/api/src/main.ts')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: url,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  });

  process.env.NODE_ENV = 'development';
  const servers: DevServer[] = [];
  try {
    const remotes = await Promise.all(folders.map(serveRemote));
    const toApi = `http://127.0.0.1:${apiPort}`;
    servers.push(...remotes, await serveShell({ dir: dirOf('apps/shell'), port, api: toApi, remotes }));
  } catch (error) {
    api.kill('SIGTERM');
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const relay = watchRelay([dirOf('apps/shell'), ...folders.map(({ dir }) => dir)]);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  api.on('exit', () => void stop());

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    relay.close();
    if (api.exitCode === null) {
      api.kill('SIGTERM');
      await once(api, 'exit');
    }
    await Promise.all(servers.map((server) => server.close()));
    process.exit();
  }
}

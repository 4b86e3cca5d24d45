import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** The maintenance database. Its user may create databases. */
  url: string;
  /** Restarts the server, which ends all connections and rolls back open transactions. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL on 127.0.0.1, or returns null when none is installed. PostgreSQL refuses to run as
 * root; then it runs as the user `postgres`. It ends with `stop`, and also when this process dies, because it watches
 * a pipe of this process.
 *
 * @param binaries the folder of initdb and postgres; the newest one found by default.
 */
export async function startPostgres(binaries = findBinaries()): Promise<PostgresServer | null> {
  if (binaries === null) return null;
  const owner = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // Statements of tests name days and times without a zone. The tests themselves run far to the east.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...owner };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  // To compile a statement takes longer than to run it on the few rows of a test.
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off', 'max_connections=200'];
  const command = [join(binaries, 'postgres'), '-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const script = '"$@" </dev/null & server=$!; read _; kill -INT $server; wait $server';
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const start = () => {
    const started = spawn('sh', ['-c', script, 'sh', ...command, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    started.unref();
    return started;
  };
  let server = start();
  const restart = async () => {
    await end(server);
    server = start();
    await answering(url, server);
  };
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, restart, stop };
}

function findBinaries(): string | null {
  const folders: string[] = [];
  try {
    folders.push(...readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`));
  } catch {
    // The system is not Debian, so this searches the PATH.
  }
  folders.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  folders.push(...(process.env.PATH ?? '').split(delimiter));
  const complete = folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
  return complete ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function userNamed(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A free port below those that the system gives to whoever asks for any. Nobody else takes it while the server restarts.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (Date.now() > deadline || server.exitCode !== null) {
        throw new Error('The PostgreSQL for the tests did not start.', { cause });
      }
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.ref();
  server.stdin?.end();
  await once(server, 'exit');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const START_MS = 120_000;
const STOP_MS = 10_000;

export interface ConsoleServerOptions {
  /** The data folder of an embedded database. Not used when `env` has a DATABASE_URL. */
  dataDir: string;
  /** Default: a free port. */
  port?: number;
  env?: Readonly<Record<string, string>>;
}

/**
 * The real console in a separate process, on 127.0.0.1: `apps/api` with the releases in the folder RELEASES_DIR. Without one it serves the last build of
 * this checkout.
 */
export class ConsoleServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, { dataDir, env }: ConsoleServerOptions) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      CONSOLE_DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // No load balancer sends requests here.
      DRAIN_SECONDS: '0',
      // Later servers reuse what the first one compiled.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/console-server'),
      ...env,
    };
  }

  /** Starts the console and waits until it answers. @throws Error with the process's output, when it ends or does not answer. */
  static async start(options: ConsoleServerOptions): Promise<ConsoleServer> {
    const server = new ConsoleServer(options.port ?? (await freePort()), options);
    await server.start();
    return server;
  }

  /** Starts again at the same address after {@link stop} or {@link kill}. */
  async start(): Promise<void> {
    if (this.#process) throw new Error('The console is already running.');
    this.#output = '';
    const started = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], { cwd: root, env: this.#env });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        this.#output = (this.#output + chunk).slice(-20_000);
      });
    }
    const until = Date.now() + START_MS;
    while (!(await this.#answers())) {
      if (started.exitCode !== null || started.signalCode !== null || Date.now() > until) {
        if (this.#process === started) this.#process = undefined;
        started.kill('SIGKILL');
        throw new Error(`The console did not start.\n${this.#output}`);
      }
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  /** Ends the process gracefully. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends the process as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** The id of the running process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The last output of the process. */
  get output(): string {
    return this.#output;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    const late = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
    running.kill(signal);
    await ended;
    clearTimeout(late);
  }
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}

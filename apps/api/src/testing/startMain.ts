import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const started: ChildProcess[] = [];

/** The server in a process of its own. */
export interface MainProcess {
  child: ChildProcess;
  output(): string;
  errors(): string;
  /** The address that the server prints first. Rejects when the server ends without printing it. */
  url: Promise<string>;
  ended: Promise<number | null>;
}

/** Starts the server as an operator does, on a free port. One process answers, if `variables` do not say more. */
export function startMain(variables: Record<string, string>): MainProcess {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, LOG_LEVEL: 'warn', PORT: '0', PROCESSES: '1', ...variables },
  });
  started.push(child);
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    void ended.then(() => reject(new Error(`It ended: ${errors}`)));
  });
  url.catch(() => {});
  return { child, output: () => output, errors: () => errors, url, ended };
}

/** Kills every process that {@link startMain} has started. */
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

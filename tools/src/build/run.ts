import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Message } from '../reporters/messages.ts';
import { workspaceRoot } from '../workspace.ts';

/** The exit code of a command and its whole output. */
export type Finished = { code: number; output: string };

export type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Whether to print the output while the command runs. */
  show?: boolean;
  /** Is called with each message of a reporter in the command. */
  onMessage?: (message: Message) => void;
};

/** Runs a command of the workspace to its end. The workspace's binaries come first on the PATH. Never throws. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  const { cwd = workspaceRoot, env = {}, show = false, onMessage } = options;
  const path = [join(workspaceRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc' as const] : [])],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    if (onMessage) child.on('message', (message: Message) => onMessage(message));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

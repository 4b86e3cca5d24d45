import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';

/** The environment variable with the seeded folder, which the workers read. */
const VARIABLE = 'E2E_DEMO_DATA';

/**
 * Seeds the demo data once, as the console's own first start does.
 *
 * @returns a function that deletes them.
 */
export async function seedDemoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-'));
  const server = await ConsoleServer.start({ dataDir: join(folder, 'data') });
  await server.stop();
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A copy of the demo data for one worker. */
export function copyDemoData(worker: string): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('The global set-up of playwright.config.ts has not seeded the demo data.');
  const copy = join(folder, `worker-${worker}`);
  cpSync(join(folder, 'data'), copy, { recursive: true, filter: (source) => !source.endsWith('.sock') });
  return copy;
}

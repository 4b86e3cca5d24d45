import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';

/** Where the workers find the folder that was seeded for them. */
const VARIABLE = 'E2E_DEMO_DATA';

/** Seeds the demo data once, as the console's own first start does, and lets it rest. */
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
  if (!folder) throw new Error('The demo data is seeded by the global set-up of playwright.config.ts.');
  const copy = join(folder, `worker-${worker}`);
  cpSync(join(folder, 'data'), copy, { recursive: true, filter: (source) => !source.endsWith('.sock') });
  return copy;
}

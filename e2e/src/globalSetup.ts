import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seedDemoData } from './demoData.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs once before all browser tests. */
export default async function setUp(): Promise<() => void> {
  const built = ['apps/shell/dist/index.html', 'releases/registry.json'].every((file) => existsSync(join(root, file)));
  if (!built)
    throw new Error('The journeys run through the built console. Build it first with `npm start` or `npm test`.');
  return seedDemoData();
}

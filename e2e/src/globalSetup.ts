import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtReleases } from './builtReleases.ts';
import { seedDemoData } from './demoData.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs once before all browser tests. */
export default async function setUp(): Promise<() => void> {
  const built = [join(root, 'apps/shell/dist/index.html'), join(builtReleases, 'registry.json')];
  const missing = built.find((file) => !existsSync(file));
  if (missing)
    throw new Error(
      `The browser tests need a built console. Run \`npm start\` or \`npm test\`: ${missing} is missing.`,
    );
  return seedDemoData();
}

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'console-private-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const all = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
];
/** The permissions of everything in a folder, each once. */
const modesIn = (folder: string) => new Set(all(folder).map((path) => (statSync(path).mode & 0o777).toString(8)));

test.skipIf(process.platform === 'win32')(
  'a data folder is closed to other users, also one that was open to them',
  async () => {
    const dataDir = join(root, 'data');
    mkdirSync(dataDir);
    for (const round of [1, 2]) {
      const database = await openDatabase({ dataDir });
      expect(modesIn(dataDir), `while it is open, round ${round}`).toEqual(new Set(['700', '600']));
      await database.execute(sql`CREATE TABLE ${sql.identifier(`thing${round}`)} (id integer PRIMARY KEY)`);
      await database.close();
      expect(modesIn(dataDir), `after it was closed, round ${round}`).toEqual(new Set(['700', '600']));
      for (const path of all(dataDir)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
    }
  },
);

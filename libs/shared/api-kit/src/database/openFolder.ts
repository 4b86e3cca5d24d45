import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseError } from './DatabaseError.ts';
import { lockDataDir } from './lockDataDir.ts';
import { pgParsers } from './PglitePool.ts';
import { closeTreeToOthers, makePrivateFolder } from './privateFolder.ts';

interface OpenedFolder {
  pglite: PGlite;
  /** Call it when PGlite is closed. */
  release(): Promise<void>;
}

/**
 * Opens the embedded database of a data folder, which is created if necessary and locked for this process.
 *
 * @throws DatabaseError
 */
export async function openFolder(dataDir: string): Promise<OpenedFolder> {
  const lock = await lockDataDir(dataDir);
  const folder = join(dataDir, 'database');
  try {
    if (!existsSync(folder)) await create(folder, join(dataDir, 'database.unfinished'));
    const pglite = await openPglite({ dataDir: folder });
    // PGlite makes its files readable and writable for everybody.
    closeTreeToOthers(folder);
    const release = async () => {
      closeTreeToOthers(folder);
      await lock.release();
    };
    return { pglite, release };
  } catch (cause) {
    await lock.release();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The embedded database in ${folder} cannot be opened (${reason}).`, { cause });
  }
}

export function openPglite(where: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...where, extensions: { pg_trgm }, parsers: pgParsers });
}

/** Works under another name and renames at the end, so that a killed first start leaves no half database. */
async function create(folder: string, unfinished: string): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished);
  await (await openPglite({ dataDir: unfinished })).close();
  renameSync(unfinished, folder);
}

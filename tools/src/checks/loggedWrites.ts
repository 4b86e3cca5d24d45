import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/**
 * The sources of a domain that write. Seeds and rows for tests are left out, because they fill databases that nobody
 * uses yet.
 */
const slices = /^libs\/\w+\/api\/src\/(?!seed\/|testing\/|cases\/).*(?<!\.test)\.ts$/;

/**
 * This file creates the first account of an installation. Nobody can be signed in then, so nobody misses the change.
 */
const exempt = 'libs/core/api/src/createAdministrator.ts';

/** A statement of drizzle on the transaction, or written by hand. */
const bareWrite = /\btx\s*\.(?:insert|update|delete)\(|\bsql`\s*(?:insert\s+into|update|delete\s+from)\s/gi;

/**
 * `Writing` publishes its writes and refuses those of reserved tables. A write without it never appears on other
 * people's screens, and passes no guard, such as that of sign-in emails.
 */
export const loggedWrites: Check = {
  name: 'domains write through Writing, which publishes the change',
  run: (root) =>
    committedFiles(root)
      .filter((file) => slices.test(file) && file !== exempt)
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(bareWrite)].map(({ index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${file}:${line}: use insert, insertAll, update, updateAll or remove of Writing.`;
        });
      }),
};

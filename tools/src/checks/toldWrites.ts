import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/** Where a domain writes. Its seed fills databases that nobody looks at yet. */
const slices = /^libs\/\w+\/api\/src\/(?!seed\/).*(?<!\.test)\.ts$/;

/** Nobody looks at whom it makes: it is the installation's first account. */
const exempt = 'libs/core/api/src/createAdministrator.ts';

const bareWrite = /\btx\s*\.(?:insert|update|delete)\(/g;

/** What a domain writes past `Writing` is told to nobody, so other people's screens would show what is no longer so. */
export const toldWrites: Check = {
  name: 'domains write through Writing, which tells of it',
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/** The files in which a domain writes. A seed fills databases that nobody watches yet. */
const slices = /^libs\/\w+\/api\/src\/(?!seed\/).*(?<!\.test)\.ts$/;

/** It makes the first account of an installation. Nobody watches at that time. */
const exempt = 'libs/core/api/src/createAdministrator.ts';

const bareWrite = /\btx\s*\.(?:insert|update|delete)\(/g;

/** A domain must write through `Writing`. Otherwise no change notification is sent, and the screens of other people stay out of date. */
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

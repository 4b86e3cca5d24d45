import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

const directive = new RegExp(`@${['delete', 'Record'].join('')}`);

/** A mutation that deletes, and the first word of its answer. */
const deleting = /\bdelete[A-Z]\w*\(input: \$\w+\) \{\s*(\w+)/g;

/**
 * A list that is on screen, or to which the user goes back, has a row for each of its records. It fails when the answer to a write takes one
 * from the store, or writes it there as the payload's type. The answer names the deleted records beside its data, and everything that shows
 * them is requested again.
 */
export const keptRecords: Check = {
  name: 'no answer takes a record from the store that a list still shows',
  run: (root) =>
    committedFiles(root)
      .filter((file) => /\.tsx?$/.test(file) && file.startsWith('apps/') && !file.includes('__generated__'))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8');
        const answered = [...code.matchAll(deleting)].some(([, first]) => first !== 'clientMutationId');
        return answered || directive.test(code) ? [`${file}: a deletion answers only clientMutationId.`] : [];
      }),
};

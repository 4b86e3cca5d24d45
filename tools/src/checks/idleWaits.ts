import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

const idle = new RegExp(['network', 'idle'].join(''));

/** A page with a live stream is never idle for Playwright. A wait for an idle page runs into its time-out and fails. */
export const idleWaits: Check = {
  name: 'nobody waits for a page to be idle, only for it to be settled',
  run: (root) =>
    committedFiles(root)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            idle.test(line) ? [`${file}:${index + 1}: wait for settled(page) of @console/harness/settled.`] : [],
          ),
      ),
};

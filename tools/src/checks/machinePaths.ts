import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

const machinePath = /(?<![\w.*$}-])(?:\/(?:work|root|home|Users)\/[\w.-]+|[A-Z]:\\Users\\\w+)/;
const binary = /\.(png|jpe?g|webp|ico|woff2?|ttf|pdf|gz)$/;

/** No file may name a folder of one machine, because a clone must work in any folder of any machine. */
export const machinePaths: Check = {
  name: 'no file names a folder of one machine',
  run: (root) =>
    committedFiles(root)
      .filter((file) => !binary.test(file) && file !== 'package-lock.json')
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const found = line.match(machinePath);
            return found ? [`${file}:${index + 1} names ${found[0]}.`] : [];
          }),
      ),
};

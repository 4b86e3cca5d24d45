import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusIconFiles } from '../statusIcons.ts';
import type { Check } from './check.ts';

/** The committed icons of the contracts must be those that they use. */
export const freshIcons: Check = {
  name: 'the contracts have the icons that they use',
  run(root) {
    const stale = [...statusIconFiles(root)].filter(([path, content]) => {
      const whole = join(root, path);
      return !existsSync(whole) || readFileSync(whole, 'utf8') !== content;
    });
    return stale.map(([path]) => `${path} differs from the icons that its package uses: run \`npm run icons\`.`);
  },
};

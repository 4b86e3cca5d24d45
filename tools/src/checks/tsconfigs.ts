import { syncReferences } from '../syncReferences.ts';
import type { Check } from './check.ts';

/** TypeScript's project references must match the package.json files. */
export const tsconfigs: Check = {
  name: 'tsconfig files follow the package.json files',
  run: (root) => syncReferences(root, { check: true }).map((path) => `${path} is out of date: run \`npm run sync\`.`),
};

import { globSync } from 'node:fs';
import type { Check } from './check.ts';

/** Migrations are applied in the order of their names. Two of one number come from two branches, and nobody has decided their order. */
export const migrationNumbers: Check = {
  name: 'each migration of a domain has its own number',
  run: (root) => {
    const files = globSync('libs/*/api/migrations/*.sql', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    const byNumber = Map.groupBy(files.sort(), (file) => file.replace(/_[^/]*$/, ''));
    return [...byNumber.values()].flatMap(([first, ...others]) =>
      others.map((file) => `${file} has the number of ${first}. Give the later one the next free number.`),
    );
  },
};

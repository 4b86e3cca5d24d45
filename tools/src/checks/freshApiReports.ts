import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from '../api-report/reports.ts';
import type { Check } from './check.ts';

/** The committed reports of public names must match the packages, so that review sees what remotes lose or get. */
export const freshApiReports: Check = {
  name: 'the reports of public names are up to date',
  run(root) {
    return [...apiReports(root)].flatMap(([path, report]) => {
      const whole = join(root, path);
      const committed = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
      return committed === report
        ? []
        : [`${path} differs from the exports of its package: run \`npm run api-report\`.`];
    });
  },
};

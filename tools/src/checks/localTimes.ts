import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

const sources = /^(?:apps|libs)\/.*(?<!\.test)\.tsx?$/;

/**
 * This file may read local times: it converts between the calendar of Fluent, which shows local days, and the console's
 * UTC days.
 */
const exempt = 'libs/shared/design-system/src/date-field/localDays.ts';

/**
 * Code that reads or prints a local time: getters and setters of its parts, texts of it, and the constructor that takes
 * its parts.
 */
const localTime =
  /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(|\.to(?:Locale)?(?:Date|Time)String\(|\bDateTimeFormat\b|\bnew Date\([^(),]+,/g;

/**
 * Dates are shown in UTC, so no screen depends on the machine's time zone. `npm test` relies on this rule: in a time
 * zone far to the west it runs only the tests that name a date.
 */
export const localTimes: Check = {
  name: 'only the calendar reads local times',
  run: (root) =>
    committedFiles(root)
      .filter((file) => sources.test(file) && file !== exempt)
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(localTime)].map(({ 0: found, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${file}:${line}: ${found.trim()} uses the machine’s time zone. Use @console/format or the UTC methods of Date.`;
        });
      }),
};

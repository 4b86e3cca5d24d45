import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { localTimes } from './localTimes.ts';

test.each([
  'date.getHours()',
  'date.setDate(1)',
  'date.getTimezoneOffset()',
  'date.toLocaleDateString()',
  'new Intl.DateTimeFormat()',
  'new Date(year, month - 1)',
  'new Date(\n  2026,\n  10,\n)',
])('finds the local time of %s', async (code) => {
  const root = fixtureWorkspace({ 'libs/bookings/contracts/src/day.ts': `const one = 1;\n${code};\n` });
  expect(await localTimes.run(root)).toEqual([expect.stringMatching(/^libs\/bookings\/contracts\/src\/day\.ts:2: /)]);
});

test('accepts UTC, instants, tests and the calendar’s own conversion', async () => {
  const root = fixtureWorkspace({
    'libs/shared/format/src/dates.ts':
      'date.getUTCHours();\nnew Date(Date.UTC(2026, 10, 16));\nnew Date(value).getTime();\n',
    'libs/shared/format/src/dates.test.ts': 'date.getTimezoneOffset();\n',
    'libs/shared/design-system/src/date-field/localDays.ts': 'date.getDate();\n',
  });
  expect(await localTimes.run(root)).toEqual([]);
});

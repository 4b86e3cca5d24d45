import { expect, test } from 'vitest';
import { fixtureWorkspace } from '../checks/fixture.ts';
import { datedTests } from './datedTests.ts';

test('a test is dated when a date is written in it or in a fixture that it imports, unless a real browser runs it', () => {
  const root = fixtureWorkspace({
    'apps/billing/src/dueDate.test.ts': "test('is due', () => shows('2026-11-16'));",
    'apps/billing/src/list/ListPage.test.tsx': "import { invoice } from '../testing/invoices.ts';",
    'apps/billing/src/testing/invoices.ts': "export * from './lines.ts';",
    'apps/billing/src/testing/lines.ts': "export const paidAt = '2026-11-16T10:00:00Z';",
    'apps/billing/src/calendar.browser.test.tsx': "test('shows the day', () => shows('2026-11-16'));",
    'apps/billing/src/money.test.ts': "import { money } from './money.ts';",
    'apps/billing/src/money.ts': "import { price } from './price.ts';",
    'apps/billing/src/price.ts': "import { money } from './money.ts';",
    'apps/bookings/src/dates.test.ts': "test('is booked', () => shows('2026-11-16'));",
  });
  expect(datedTests(root, ['apps/billing'])).toEqual([
    'apps/billing/src/dueDate.test.ts',
    'apps/billing/src/list/ListPage.test.tsx',
  ]);
});

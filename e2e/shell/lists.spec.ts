import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { cutTexts } from '../src/cutText.ts';
import { expect, test } from '../src/fixtures.ts';
import { lists } from '../src/listScreens.ts';
import { cutWords, expectPrintable, expectRoom, hiddenWidth, listTable, resize } from '../src/screenChecks.ts';
import { expectScreen } from '../src/screens.ts';

const names = [
  'Ελευθερία Παπακωνσταντίνου',
  'Екатерина Вознесенская-Рождественская',
  '北京市海淀区职业培训中心有限责任公司',
  'عبد الرحمن بن محمد الأنصاري',
  'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
  'हिन्दुस्तान एरोनॉटिक्स लिमिटेड',
  'Ġużè Ħal Għargħur',
  'נתנאל בן־שלמה',
];

/**
 * Gives people and companies names in other scripts, in every answer of the API.
 *
 * @returns lets the answers arrive. Until then the page waits for them.
 */
async function holdAndRenameAnswers(page: Page): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let at = 0;
  await page.route('**/graphql', async (route) => {
    await asked;
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(fullName|name)":"[^"]+"/g, (_, field) => {
      at += 1;
      return `"${field}":"${names[at % names.length]}"`;
    });
    await route.fulfill({ response, body });
  });
  return answer;
}

/** The path with the standard filters of a list, which its menu entry opens. */
const standardPath = (path: string) =>
  path.replace(/[?&](?:period|size)=\w+/g, '').replace('training-class&', 'training-class?');

const firstRow = (page: Page) => listTable(page).locator('tbody tr').or(page.locator('main article')).first();

const screens = Object.values(lists).flatMap((ofRemote) => Object.entries<string>(ofRemote));

for (const [path, title] of screens) {
  const isSchedule = path === '/training-class?period=month';
  const list = isSchedule ? `${title} as a schedule` : title;

  test(`NAV-10 ${list}: "Loading…" is visible and announced until the rows are there; names in other scripts keep the rows, and none is cut that has room`, async ({
    page,
    signIn,
  }) => {
    const answer = await holdAndRenameAnswers(page);
    const alert = page.getByRole('status').filter({ hasText: 'Loading…', visible: true });
    const opening = signIn('admin', path);
    await expect(alert.first()).toBeVisible();
    await expect(alert.first()).toBeInViewport();
    answer();
    await opening;
    await expectScreen(page, title);
    await expect(alert).toHaveCount(0);

    await settled(page);
    // The table measures its texts a moment after they have arrived.
    await expect.poll(() => cutTexts(page), path).toEqual([]);
    const heights = await listTable(page)
      .locator('tbody tr')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
    expect(
      heights.filter((height) => height !== 32),
      path,
    ).toEqual([]);
  });

  test(`${list}: nothing is cut that has room in any font, window and on paper; every control can be hit; a phone shows the rows near the top`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin', path);
    await expectScreen(page, title);
    await expect(firstRow(page)).toBeVisible();
    await settled(page);
    await test.step('on paper', () => expectPrintable(page, path));
    if (!isSchedule) {
      await test.step('no badge and no column header is cut in any window', async () => {
        for (const width of [1440, 1100, 390]) {
          await resize(page, { width, height: 900 });
          await expect(page.getByRole('row').nth(1)).toBeVisible();
          await expect.poll(() => cutWords(page), `at ${width} px`).toEqual([]);
        }
        await expect.poll(() => hiddenWidth(page), 'px beyond the right edge').toBe(0);
      });
    }
    await resize(page, { width: 1440, height: 900 });
    await test.step('in wide, condensed and enlarged text, with controls of 24 × 24 px', () => expectRoom(page, path));
    await test.step('on a phone the first row begins at most 260 px below the top', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(standardPath(path));
      await expectScreen(page, title);
      await settled(page);
      if (!isSchedule) await expect.poll(() => hiddenWidth(page), 'px beyond the right edge').toBe(0);
      const top = await firstRow(page).evaluate((row) => row.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(260);
    });
  });
}

test('on a phone each booking shows its reference, its status and its price', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('manager', '/booking?period=any');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Reference', 'Status', 'Net price']);
  for (const cell of await page.getByRole('row').nth(1).getByRole('cell').all())
    await expect(cell).toBeInViewport({ ratio: 1 });
});

import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { cutTexts } from '../src/cutText.ts';
import { expect, test } from '../src/fixtures.ts';
import { lists, remotes } from '../src/listScreens.ts';
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

/** Gives people and companies names in other scripts, in every answer of the API. */
async function renameAll(page: Page): Promise<void> {
  let at = 0;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(fullName|name)":"[^"]+"/g, (_, field) => {
      at += 1;
      return `"${field}":"${names[at % names.length]}"`;
    });
    await route.fulfill({ response, body });
  });
}

for (const remote of remotes) {
  test(`names in other scripts keep the rows of ${remote}, and none is cut that has room`, async ({ page, signIn }) => {
    await renameAll(page);
    await signIn('admin', '/booking/create');
    for (const [path, title] of Object.entries(lists[remote])) {
      await page.goto(path);
      await expectScreen(page, title);
      await settled(page);
      // The table measures its texts a moment after they have arrived.
      await expect.poll(() => cutTexts(page), path).toEqual([]);
      const heights = await page
        .locator('main tbody tr')
        .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
      expect(
        heights.filter((height) => height !== 32),
        path,
      ).toEqual([]);
    }
  });
}

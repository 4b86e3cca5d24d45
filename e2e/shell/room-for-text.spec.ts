import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { cutTexts } from '../src/cutText.ts';
import { type Face, faces, showIn } from '../src/faces.ts';
import { expect, test } from '../src/fixtures.ts';
import { detailPaths, lists, remotes } from '../src/listScreens.ts';
import { smallTargets } from '../src/smallTargets.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

const faceNames = Object.keys(faces) as Face[];

for (const remote of remotes) {
  test(`in wide, condensed and enlarged text nothing of ${remote} is cut that has room`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const details = await detailPaths(server.url, await token('admin'), remote);
    await signIn('admin', '/booking/create');
    for (const path of [...Object.keys(lists[remote]), ...details]) {
      await open(page, path);
      for (const face of faceNames) {
        await showIn(page, face);
        // The table measures its texts a moment after the font has changed.
        await expect.poll(() => cutTexts(page), `${path}, ${face}`).toEqual([]);
      }
    }
  });

  test(`every control of ${remote} is at least 24 × 24 px, or stands apart`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const details = await detailPaths(server.url, await token('admin'), remote);
    await signIn('admin', '/booking/create');
    for (const path of [...Object.keys(lists[remote]), ...details]) {
      await open(page, path);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });

  test(`on a phone the first row of each list of ${remote} begins at most 260 px below the top`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin', '/booking/create');
    for (const path of Object.keys(lists[remote])) {
      // The standard filters of a list, which its menu entry opens.
      await open(page, path.replace(/[?&](?:period|size)=\w+/g, '').replace('training-class&', 'training-class?'));
      const top = await page
        .locator('main tbody tr, main article')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(260);
    }
  });
}

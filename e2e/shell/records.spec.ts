import { settled } from '@console/harness/settled';
import { expect, test } from '../src/fixtures.ts';
import { detailPaths, remotes } from '../src/listScreens.ts';
import { expectRoom } from '../src/screenChecks.ts';

for (const remote of remotes) {
  test(`on the records of ${remote} nothing is cut that has room in any font, and every control is at least 24 × 24 px or stands apart`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const [first, ...others] = await detailPaths(server.url, await token('admin'), remote);
    await signIn('admin', first);
    for (const path of [first ?? '', ...others]) {
      if (path !== first) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expectRoom(page, path);
    }
  });
}

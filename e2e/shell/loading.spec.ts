import { expect, test } from '../src/fixtures.ts';
import { lists, remotes } from '../src/listScreens.ts';
import { expectScreen } from '../src/screens.ts';

for (const remote of remotes) {
  test(`NAV-10 while a list of ${remote} or its next rows load, "Loading…" is visible and announced`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/booking/create');
    await expectScreen(page, 'New booking');
    const alert = page.getByRole('status').filter({ hasText: 'Loading…', visible: true });
    for (const [path, title] of Object.entries(lists[remote])) {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/graphql', async (route) => {
        await asked;
        await route.fallback();
      });
      const opening = page.goto(path);
      await expect(alert.first()).toBeVisible();
      await expect(alert.first()).toBeInViewport();
      answer();
      await opening;
      await expectScreen(page, title);
      await expect(alert).toHaveCount(0);
      await page.unroute('**/graphql');
    }
  });
}

import { settled } from '@console/harness/settled';
import { typeSignIn } from '../src/accounts.ts';
import { classToMark, expectMark, markOf, marks, matrix, nameOf, notices, recorded } from '../src/attendance.ts';
import { expect, test } from '../src/fixtures.ts';
import { endSession } from '../src/revoke.ts';
import { expectScreen } from '../src/screens.ts';
import { signInAlert } from '../src/signInScreen.ts';

for (const next of ['colleague', 'manager'] as const) {
  const [same, outcome] =
    next === 'colleague' ? [true, 'are saved when they sign in again'] : [false, 'are not shown to another person'];
  test(`marks that are not saved when their author’s session ends ${outcome}`, async ({
    page,
    context,
    server,
    token,
    allowErrors,
  }) => {
    allowErrors(/net::ERR_|There is no connection|REQUEST_|Failed to fetch|graphql|registry|releases|401/);
    const manager = await token('manager');
    const { id, path, title, days } = await classToMark(server.url, manager);
    const [first] = days[0] ?? [];
    if (!first) throw new Error('The class has no delegates.');
    await page.clock.install();
    // Signs in without the shared token, because this test ends the account's sessions and other tests use that token.
    await page.goto(path);
    await typeSignIn(page, 'colleague');
    await expectScreen(page, title);
    await expect(matrix(page)).toBeVisible();
    await markOf(page, first, 1).focus();
    await context.setOffline(true);
    for (let delegate = 0; delegate < 3; delegate += 1) await page.keyboard.press('f');
    await expect(page.getByRole('status').filter({ hasText: '3 marks not saved yet' })).toBeVisible();
    await endSession(page, server);
    await context.setOffline(false);
    await expect(signInAlert(page, 'auth.error.session_expired')).toBeVisible();
    const kept = page.getByText('What you had not saved yet is saved once you sign in again in this tab.');
    await expect(kept).toBeVisible();
    // The requests that were under way when the session ended do not count.
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.fastForward(3_000);
    await settled(page);
    expect(asked).toEqual([]);

    // The server gets no more marks until the test lets them through.
    const seen = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('useMarkSeatMutation')) await seen.promise;
      await route.continue();
    });
    await typeSignIn(page, next);
    if (same) {
      await expectScreen(page, title);
      // The marks that were kept are shown at once, as not saved yet.
      await expect(markOf(page, first, 1)).toHaveAccessibleName(`${nameOf(first)}, day 1: full, not saved yet`);
      await expect(page.getByRole('status').filter({ hasText: '3 marks not saved yet' })).toBeVisible();
      seen.resolve();
      await expectMark(page, first, 1, 'full');
      await expect
        .poll(async () => (await recorded(server.url, manager, id, 1)).slice(0, 4))
        .toEqual([...marks(3, 'full'), 'none']);
      await expect(notices(page)).toContainText('Saved successfully.');
      return;
    }
    await expect(notices(page)).toHaveText(/What the last person at this tab had not saved is lost\./);
    await page.goto(path);
    await expectMark(page, first, 1, 'none');
    expect((await recorded(server.url, manager, id, 1)).slice(0, 3)).toEqual(marks(3, 'none'));
  });
}

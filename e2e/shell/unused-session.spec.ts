import type { Page } from 'playwright';
import { typeSignIn } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { prepareSale, sellingPath, typeSale } from '../src/sales.ts';
import { box, expectScreen } from '../src/screens.ts';
import { MINUTE, watching } from '../src/sessionWatch.ts';
import { signInAlert, storedToken } from '../src/signInScreen.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('a session that nobody uses is warned of in each tab and ends, and the draft returns after sign-in', async ({
  page,
  context,
  server,
  token,
  signIn,
  allowErrors,
}) => {
  // The other tab may ask once more before it knows that its token has ended.
  allowErrors(/\b401\b/);
  await context.clock.install();
  const { draft, wanted } = await prepareSale({ server, token }, 'Unused session', 0);
  const form = sellingPath(draft, wanted);
  await signIn('manager', form);
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  await watching(page);
  const other = await context.newPage();
  await other.goto('/booking');
  await expectScreen(other, 'Bookings');
  await page.evaluate(() => localStorage.removeItem('console.last-input'));
  await watching(other);

  await context.clock.fastForward(57 * MINUTE);
  await expect(question(page)).toContainText('You will be signed out in 2 minutes.');
  await expectNoAxeFindings(page, ['dialog[open]']);
  await expect(question(other)).toBeVisible();
  const told = page.waitForRequest((request) => Boolean(request.postData()?.includes('useCurrentUserQuery')));
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  expect((await told).headers()['x-idle']).toBeUndefined();
  await expect(question(page)).toHaveCount(0);
  await expect(question(other)).toHaveCount(0);

  await context.clock.fastForward(57 * MINUTE);
  await expect(question(page)).toBeVisible();
  await context.clock.fastForward(2 * MINUTE);
  await expect(signInAlert(page, 'auth.error.session_expired')).toHaveText(
    'You were signed out because nothing was done here for a while. Please sign in again.',
  );
  await expect(other).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  // The server issues tokens by its own clock.
  await context.clock.setSystemTime(new Date());
  await typeSignIn(page, 'manager');
  await expect(page).toHaveURL(form);
  await expect(page.getByText('What you typed here before is back. It is not saved yet.')).toBeVisible();
  await expect(box(page, /^Seats/)).toHaveValue('2');
});

import { expect, test } from '../src/fixtures.ts';
import { rename, soon, watchStreams } from '../src/live.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, failOperations, watchOperation } from '../src/screens.ts';

test('a change that could not be fetched at once is shown later', async ({
  page,
  context,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/500|BookingDetailPageQuery/);
  const draft = await newDraft(server.url, await token('manager'), 'Before the trouble');
  const { open } = watchStreams(context);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Before the trouble');
  await expect.poll(() => open().length, soon).toBe(1);
  const asked = watchOperation(page, 'BookingDetailPageQuery');
  const stop = await failOperations(page, 'BookingDetailPageQuery');
  await rename(server.url, await token('admin'), draft, 'After the trouble');
  await expect.poll(() => asked.length, soon).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the trouble');
  await stop();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After the trouble', soon);
});

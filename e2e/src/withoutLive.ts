import type { Page } from 'playwright';

/** Removes live updates from a page: the server seems to have no subscriptions. */
export async function withoutLive(page: Page): Promise<void> {
  const errors = [{ message: 'Cannot query field "changes" on type "Subscription".' }];
  await page.route('**/graphql?live', (route) => route.fulfill({ json: { errors } }));
}

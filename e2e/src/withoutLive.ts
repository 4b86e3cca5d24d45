import type { Page } from 'playwright';

/** This page's server knows nothing of subscriptions, as one of the same schema may: what others write does not come by itself. */
export async function withoutLive(page: Page): Promise<void> {
  const errors = [{ message: 'Cannot query field "changes" on type "Subscription".' }];
  await page.route('**/graphql?live', (route) => route.fulfill({ json: { errors } }));
}

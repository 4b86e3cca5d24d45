import { isLive } from '@console/harness/settled';
import type { BrowserContext, Locator, Page, Request } from 'playwright';
import { ask } from './api.ts';
import type { Draft } from './sales.ts';

/** The time limit for live updates. They take a moment, and lists also wait until no further change arrives. */
export const soon = { timeout: 30_000 };

/** Counts the streams of live updates that a browser's tabs have open, and all that they ever requested. */
export function watchStreams(context: BrowserContext): { readonly open: () => Page[]; readonly asked: () => number } {
  const open = new Map<Request, Page>();
  let asked = 0;
  context.on('request', (request) => {
    if (!isLive(request.url())) return;
    asked += 1;
    open.set(request, request.frame().page());
  });
  const end = (request: Request) => open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  // A closed page does not report the end of its requests.
  return { open: () => [...open.values()].filter((page) => !page.isClosed()), asked: () => asked };
}

/** Renames a booking, as a colleague would. */
export async function rename(url: string, token: string, { id }: Draft, title: string): Promise<void> {
  const { booking } = await ask<{ booking: { brand: { id: string }; accountManager: { id: string } } }>(
    url,
    token,
    'query ($id: ID!) { booking(id: $id) { brand { id } accountManager { id } } }',
    { id },
  );
  const input = { id, title, brand: booking.brand.id, accountManager: booking.accountManager.id };
  await ask(
    url,
    token,
    'mutation ($input: updateBookingInput!) { updateBooking(input: $input) { clientMutationId } }',
    { input },
  );
}

/** Deletes a draft, as a colleague would. */
export async function remove(url: string, token: string, { id }: Draft): Promise<void> {
  await ask(
    url,
    token,
    'mutation ($input: deleteBookingInput!) { deleteBooking(input: $input) { clientMutationId } }',
    { input: { id } },
  );
}

/** The row of a list whose link is this reference. */
export const rowOf = (page: Page, reference: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: reference, exact: true }) });

import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { confirm } from '../src/classMoves.ts';
import { expect, test } from '../src/fixtures.ts';
import { tabTo } from '../src/keyboard.ts';
import { bookingPath, classesOnSale, type Draft, newDraft, sell } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

interface State {
  readonly status: string;
  readonly items: { readonly edges: { readonly node: { readonly class: { readonly seatsFreeCount: number } } }[] };
  readonly invoices: { readonly edges: { readonly node: { readonly status: string } }[] };
}

/** Chooses a move, as a button or in the menu, and confirms it. The focus must stay in the screen. */
async function move(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main').getByRole('button', { name, exact: true });
  if (await main.isVisible()) await main.click();
  else {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await confirm(page, name);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}

async function expectState(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('main').locator('header').getByText(label, { exact: true })).toBeVisible();
}

async function stateOf(url: string, token: string, { id }: Draft): Promise<State> {
  const query = `query ($id: ID!) { booking(id: $id) { status
    items(first: 10) { edges { node { class { seatsFreeCount } } } } invoices(first: 10) { edges { node { status } } }
  } }`;
  return (await ask<{ booking: State }>(url, token, query, { id })).booking;
}

test('BKG-09 a booking can take every path of its moves, and invoices, seats and panels are updated', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Every way');
  const [sold] = await classesOnSale(server.url, manager, 3);
  if (!sold) throw new Error('The demo data has no class on sale.');
  await sell(server.url, manager, draft.id, sold.id, 2);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Every way');
  for (const [name, label] of [
    ['Put on hold', 'On hold'],
    ['Resume as draft', 'Draft'],
    ['Confirm', 'Confirmed'],
    ['Put on hold', 'On hold'],
    ['Resume', 'Confirmed'],
  ] as const) {
    await move(page, name);
    await expectState(page, label);
  }
  const confirmed = await stateOf(server.url, manager, draft);
  expect(nodes(confirmed.invoices)).toEqual([{ status: 'draft' }]);
  expect(nodes(confirmed.items)[0]?.class.seatsFreeCount).toBe(sold.seatsFreeCount - 2);
  const invoice = page.getByRole('region', { name: 'Invoices' });
  await expect(invoice.getByText('Draft')).toBeVisible();
  const pencil = page.getByRole('button', { name: `Edit ${sold.title}` });
  await expect(pencil).toBeDisabled();
  await expect(pencil).toHaveAccessibleDescription(/^This item is on INV-/);

  await page.getByRole('button', { name: 'More actions' }).click();
  const deliver = page.getByRole('menuitem', { name: 'Mark as delivered' });
  await expect(deliver).toBeDisabled();
  await expect(deliver).toHaveAccessibleDescription(/^This booking has a class that has not ended\./);
  await page.keyboard.press('Escape');

  await move(page, 'Cancel booking');
  await expectState(page, 'Canceled');
  await expect(invoice.getByText('Void')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add item' })).toHaveAttribute('aria-disabled', 'true');
  const canceled = await stateOf(server.url, manager, draft);
  expect(nodes(canceled.invoices)).toEqual([{ status: 'voided' }]);
  expect(nodes(canceled.items)[0]?.class.seatsFreeCount).toBe(sold.seatsFreeCount);
});

test('a draft without items cannot be confirmed: the button is reached by keyboard, says why and opens no dialog', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('manager'), 'Nothing to confirm');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Nothing to confirm');
  const button = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/^Before it is confirmed this booking needs an item/);
  await tabTo(page, /^Confirm$/);
  await expect(page.getByRole('tooltip', { includeHidden: true })).toContainText('needs an item');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoAxeFindings(page);
});

interface PastItem {
  status: string;
  class: { endsAt: string };
  billedOn: { status: string }[];
  invoices: { edges: { node: { status: string } }[] };
}

const isPaid = ({ billedOn, invoices }: PastItem) =>
  [...billedOn, ...nodes(invoices)].some(({ status }) => /^paid(_overpaid)?$/.test(status));

test('BKG-09 a booking whose classes have ended is delivered, and then completed', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { bookings } = await ask<{
    bookings: { edges: { node: Draft & { items: { edges: { node: PastItem }[] } } }[] };
  }>(
    server.url,
    await token('manager'),
    `query { bookings(first: 500, status: confirmed, order: [{ bookedAt: ASC }]) { edges { node { id reference
      items(first: 6) { edges { node { status class { endsAt } billedOn { status } invoices(first: 5) { edges { node { status } } } } } }
    } } } }`,
  );
  // The booking must be unpaid, because a paid one is completed at once.
  const past = nodes(bookings).find(({ items }) => {
    const live = nodes(items).filter(({ status }) => status !== 'canceled');
    return live.every(({ class: { endsAt } }) => Date.parse(endsAt) < Date.now()) && !live.every(isPaid);
  });
  if (!past) throw new Error('The demo data has no unpaid confirmed booking whose classes have ended.');
  await signIn('manager', bookingPath(past));
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await move(page, 'Mark as delivered');
  await expectState(page, 'Delivered');
  await move(page, 'Complete');
  await expectState(page, 'Complete');
});

test('when a colleague has moved the booking meanwhile the dialog shows the refusal, and the screen shows the new state', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/changed since you opened it/);
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Two at once');
  const [sold] = await classesOnSale(server.url, manager, 3);
  if (!sold) throw new Error('The demo data has no class on sale.');
  await sell(server.url, manager, draft.id, sold.id, 1);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Two at once');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('New invoice');
  await ask(
    server.url,
    manager,
    'mutation ($input: confirmBookingInput!) { confirmBooking(input: $input) { clientMutationId } }',
    { input: { id: draft.id } },
  );
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: `${draft.reference} has been changed` })).toBeVisible();
  await expect(dialog).toContainText('This booking is confirmed already.');
  await page.keyboard.press('Escape');
  await expectState(page, 'Confirmed');
  await expect(page.getByRole('region', { name: 'Invoices' }).getByText('Draft')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { ask } from './api.ts';
import { type HeldSeats, holdSeats } from './heldSeats.ts';
import { dialog } from './screens.ts';

interface State {
  readonly booking: {
    readonly status: string;
    readonly items: { readonly edges: { readonly node: { readonly status: string } }[] };
    readonly invoices: { readonly edges: { readonly node: { readonly status: string } }[] };
  };
  readonly trainingClass: {
    readonly status: string;
    readonly seatsFreeCount: number;
    readonly startsAt: string;
    readonly sessions: { readonly edges: readonly object[] };
  };
}

/** Reads the state of a class and of the booking with its seats. */
export function stateOf(url: string, { manager, draft, sold }: HeldSeats): Promise<State> {
  return ask<State>(
    url,
    manager,
    `query ($booking: ID!, $class: ID!) {
      booking(id: $booking) {
        status items(first: 5) { edges { node { status } } } invoices(first: 5) { edges { node { status } } }
      }
      trainingClass(id: $class) { status seatsFreeCount startsAt sessions(first: 50) { edges { node { id } } } }
    }`,
    { booking: draft.id, class: sold.id },
  );
}

/** Prepares a confirmed class with two seats of a confirmed booking that belongs to the test. */
export async function prepare(
  place: Parameters<typeof holdSeats>[0],
  title: string,
  index: number,
): Promise<HeldSeats> {
  const held = await holdSeats(place, title, index, 2);
  const { url } = place.server;
  const { trainingClass } = await stateOf(url, held);
  const move = (name: string, id: string) =>
    ask(url, held.manager, `mutation ($id: ID!) { ${name}(input: { id: $id }) { clientMutationId } }`, { id });
  if (trainingClass.status === 'provisional') await move('confirmTrainingClass', held.sold.id);
  await move('confirmBooking', held.draft.id);
  return held;
}

export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Confirms the question of a dialog, and gives a reason when the dialog asks for one. */
export async function confirm(page: Page, name: string): Promise<void> {
  const button = dialog(page).getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  const reason = dialog(page).getByRole('textbox', { name: /^Reason/ });
  if (await reason.isVisible()) await reason.fill('The trainer is ill.');
  await button.click();
}

export async function expectState(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('main').locator('header').getByText(label, { exact: true })).toBeVisible();
}

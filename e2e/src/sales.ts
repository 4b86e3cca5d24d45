import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { ask, nodes, tomorrow } from './api.ts';
import { pathOf } from './pathOf.ts';
import { box } from './screens.ts';

export interface ClassOnSale {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly startsAt: string;
  readonly seatsFreeCount: number;
}

export interface Draft {
  readonly id: string;
  readonly reference: string;
}

interface SavedItem {
  readonly id: string;
  readonly version: number;
  readonly quantity: number;
  readonly unitPrice: { readonly amount: number };
  readonly poNumber: string | null;
  readonly class: { readonly id: string; readonly seatsFreeCount: number };
}

/** The ids of a booking's customer and of the people there who book and pay. */
interface Buyer {
  readonly customer: string;
  readonly booker: string;
  readonly biller: string;
}

/** Creates a booking without items that belongs to the test. Without a buyer it is for a customer of the demo data. */
export async function newDraft(url: string, token: string, title: string, buyer?: Buyer): Promise<Draft> {
  const { bookings } = await ask<{ bookings: { edges: { node: Record<string, { id: string }> }[] } }>(
    url,
    token,
    `query { bookings(first: 1, status: confirmed) { edges { node {
      customer { id } brand { id } accountManager { id } booker { id } biller { id }
    } } } }`,
  );
  const [like] = nodes(bookings);
  const ids = Object.fromEntries(Object.entries(like ?? {}).map(([name, { id }]) => [name, id]));
  const input = { title, ...ids, ...buyer };
  const { createBooking } = await ask<{ createBooking: { booking: Draft } }>(
    url,
    token,
    'mutation ($input: createBookingInput!) { createBooking(input: $input) { booking { id reference } } }',
    { input },
  );
  return createBooking.booking;
}

/** The public classes from tomorrow on with at least `least` free seats, the next first. */
export async function classesOnSale(url: string, token: string, least: number): Promise<ClassOnSale[]> {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: ClassOnSale }[] } }>(
    url,
    token,
    `query ($after: String!) { trainingClasses(
      first: 500, public: true, status_list: [confirmed, provisional], startsAt: [{ after: $after }], order: [{ startsAt: ASC }]
    ) { edges { node { id reference title startsAt seatsFreeCount } } } }`,
    { after: tomorrow() },
  );
  return nodes(trainingClasses).filter(({ seatsFreeCount }) => seatsFreeCount >= least);
}

/** Adds seats through the API, as a colleague would. */
export async function sell(url: string, token: string, booking: string, of: string, quantity: number): Promise<void> {
  await ask(
    url,
    token,
    'mutation ($input: createPublicBookingItemInput!) { createPublicBookingItem(input: $input) { clientMutationId } }',
    { input: { booking, class: of, quantity, unitPrice: 10_000, taxable: true } },
  );
}

export async function itemsOf(url: string, token: string, booking: string): Promise<SavedItem[]> {
  const { booking: found } = await ask<{ booking: { items: { edges: { node: SavedItem }[] } } }>(
    url,
    token,
    `query ($id: ID!) { booking(id: $id) { items(first: 100) { edges { node {
      id version quantity unitPrice { amount } poNumber class { id seatsFreeCount }
    } } } } }`,
    { id: booking },
  );
  return nodes(found.items);
}

export const bookingPath = ({ id }: Draft): string => pathOf(id, '/booking');

/** The path of the page that adds seats, with the month of a class. */
export const sellingPath = (draft: Draft, { startsAt }: ClassOnSale): string =>
  `${bookingPath(draft)}/item/create-public-course?startDate=${startsAt.slice(0, 10)}`;

export const choiceOf = (page: Page, { reference }: ClassOnSale) =>
  page.getByRole('button', { name: `Choose ${reference}` });

/** Chooses a class and types quantity and price, without saving. */
export async function typeSale(page: Page, of: ClassOnSale, seats: string, price: string): Promise<void> {
  await choiceOf(page, of).click();
  await expect(box(page, /^Seats/)).toBeFocused();
  await expect(page.getByText(/^\d+ seats? left$/)).toBeVisible();
  await box(page, /^Seats/).fill(seats);
  await box(page, /^Unit price/).fill(price);
}

interface Place {
  readonly server: { readonly url: string };
  readonly token: (account: 'manager') => Promise<string>;
}

/** A draft and a class that belong to the test. */
export async function prepareSale({ server, token }: Place, title: string, index: number) {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, title);
  const wanted: ClassOnSale | undefined = (await classesOnSale(server.url, manager, 5))[index];
  if (!wanted) throw new Error('The demo data has too few classes on sale.');
  return { manager, draft, wanted };
}

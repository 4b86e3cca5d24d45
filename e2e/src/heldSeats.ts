import { ask, nodes } from './api.ts';
import { type ClassOnSale, classesOnSale, type Draft, newDraft, sell } from './sales.ts';

interface Place {
  readonly server: { readonly url: string };
  readonly token: (account: 'manager') => Promise<string>;
}

interface Seat {
  readonly id: string;
  readonly seatNumber: number;
  readonly attendance: string;
  readonly attendee: { readonly givenName: string; readonly familyName: string } | null;
}

export interface HeldSeats {
  readonly manager: string;
  readonly draft: Draft;
  readonly sold: ClassOnSale;
  /** The numbers of the draft's seats. */
  readonly seats: readonly number[];
  readonly customer: { readonly id: string; readonly name: string };
}

/**
 * Creates a draft that belongs to the test and has seats of a future class.
 *
 * @param index which class on sale, so that tests use different ones. A negative index counts from the end.
 */
export async function holdSeats(place: Place, title: string, index: number, count: number): Promise<HeldSeats> {
  const { url } = place.server;
  const manager = await place.token('manager');
  const draft = await newDraft(url, manager, title);
  const sold = (await classesOnSale(url, manager, count)).at(index);
  if (!sold) throw new Error('The demo data has too few classes on sale.');
  await sell(url, manager, draft.id, sold.id, count);
  const { booking } = await ask<{ booking: { customer: HeldSeats['customer'] } }>(
    url,
    manager,
    'query ($id: ID!) { booking(id: $id) { customer { id name } } }',
    { id: draft.id },
  );
  const seats = await seatsOf(url, manager, sold.id, draft);
  return {
    manager,
    draft,
    sold,
    seats: seats.map(({ seatNumber }) => seatNumber),
    customer: booking.customer,
  };
}

/**
 * Creates a new contact of the customer. Other contacts may belong to other tests or have a seat already.
 *
 * @returns their full name.
 */
export async function newPerson(url: string, { manager, customer, draft }: HeldSeats): Promise<string> {
  const familyName = `Hale${draft.reference.replace(/\D/g, '')}`;
  await ask(
    url,
    manager,
    'mutation ($input: createCustomerContactInput!) { createCustomerContact(input: $input) { clientMutationId } }',
    { input: { customer: customer.id, givenName: 'Maren', familyName, email: `${familyName}@example.org` } },
  );
  return `Maren ${familyName}`;
}

/** A booking's seats on the first day of a class. */
export async function seatsOf(url: string, token: string, of: string, { id }: Draft): Promise<Seat[]> {
  type Row = Omit<Seat, 'attendee'> & {
    readonly trainingSeatReservation: {
      readonly attendee: Seat['attendee'];
      readonly bookingItem: { readonly booking: { readonly id: string } };
    } | null;
  };
  const { trainingClass } = await ask<{
    trainingClass: { sessions: { edges: { node: { seats: { edges: { node: Row }[] } } }[] } };
  }>(
    url,
    token,
    `query ($id: ID!) { trainingClass(id: $id) { sessions(first: 1) { edges { node { seats(first: 500) { edges { node {
      id seatNumber attendance trainingSeatReservation { attendee { givenName familyName } bookingItem { booking { id } } }
    } } } } } } } }`,
    { id: of },
  );
  const [first] = nodes(trainingClass.sessions);
  return nodes(first?.seats ?? { edges: [] })
    .filter(({ trainingSeatReservation }) => trainingSeatReservation?.bookingItem.booking.id === id)
    .map(({ trainingSeatReservation, ...seat }) => ({ ...seat, attendee: trainingSeatReservation?.attendee ?? null }));
}

/** The delegates of a booking, in the order of the seats. Null for an empty seat. */
export async function delegatesOf(url: string, token: string, { sold, draft }: HeldSeats): Promise<(string | null)[]> {
  const seats = await seatsOf(url, token, sold.id, draft);
  return seats.map(({ attendee }) => attendee && `${attendee.givenName} ${attendee.familyName}`);
}

/** The path of a class's page with its seats open. */
export const seatsPath = ({ id }: { readonly id: string }): string =>
  `/training-class/${id.slice(id.indexOf('/') + 1)}?tab=seats`;

import { ask, nodes, tomorrow } from '../api.ts';
import { type CustomerToBookFor, customersToBookFor } from '../newBooking.ts';

/** A class to cancel, and the people who have its seats. */
export interface ClassToCancel {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  /** The different addresses of its delegates, and of the bookers of seats without one. */
  readonly addresses: readonly string[];
}

/** The records of a scheduler's day. They are read from the API, so that they exist on any day of the year. */
export interface Subjects {
  readonly subject: string;
  readonly trainer: string;
  readonly brand: string;
  readonly customer: CustomerToBookFor;
  readonly booker: string;
  readonly canceled: ClassToCancel;
}

interface FoundTrainer {
  readonly contact: { fullName: string };
  readonly classesOnDays: unknown[];
  readonly unavailabilities: { edges: { node: { fromDay: string; toDay: string } }[] };
}

interface Read {
  readonly subjects: { edges: { node: { title: string } }[] };
  readonly trainers: { edges: { node: FoundTrainer }[] };
  readonly brands: { edges: { node: { name: string } }[] };
}

export async function readSubjects(url: string, token: string): Promise<Subjects> {
  const { subjects, trainers, brands } = await ask<Read>(
    url,
    token,
    `query ($today: DateTime!, $later: DateTime!) { subjects(first: 1) { edges { node { title } } }
       trainers(first: 40, status: active, order: [{ contact_fullName: ASC }]) {
         edges { node { contact { fullName } classesOnDays(fromDay: $today, toDay: $later) { id }
           unavailabilities(first: 500) { edges { node { fromDay toDay } } } } } }
       brands(first: 1) { edges { node { name } } } }`,
    { today: `${dayIn(0)}T00:00:00Z`, later: `${dayIn(4)}T00:00:00Z` },
  );
  const free = nodes(trainers).find(
    ({ classesOnDays, unavailabilities }) =>
      classesOnDays.length === 0 &&
      nodes(unavailabilities).every(
        ({ fromDay, toDay }) => fromDay.slice(0, 10) > dayIn(4) || toDay.slice(0, 10) < dayIn(0),
      ),
  );
  const [customer] = await customersToBookFor(url, token);
  return {
    subject: there(nodes(subjects)[0]?.title, 'subject'),
    trainer: there(free?.contact.fullName, 'active trainer who is free in the next days'),
    brand: there(nodes(brands)[0]?.name, 'brand'),
    customer: there(customer, 'customer with two people'),
    booker: there(customer?.contacts[0]?.fullName, 'contact'),
    canceled: there((await classesToCancel(url, token))[0], 'class to come with two delegates'),
  };
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The confirmed classes from tomorrow on with two delegates or more, the next first. */
async function classesToCancel(url: string, token: string): Promise<ClassToCancel[]> {
  type Held = {
    attendee: { email: string } | null;
    bookingItem: { booking: { booker: { email: string } | null } };
  };
  type Seat = { trainingSeatReservation: Held | null };
  type Row = Omit<ClassToCancel, 'addresses'> & {
    sessions: { edges: { node: { seats: { edges: { node: Seat }[] } } }[] };
  };
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: Row }[] } }>(
    url,
    token,
    `query ($after: String!) { trainingClasses(
      first: 40, status: confirmed, startsAt: [{ after: $after }], order: [{ startsAt: ASC }]
    ) { edges { node {
      id reference title
      sessions(first: 1) { edges { node { seats(first: 50) { edges { node {
        trainingSeatReservation { attendee { email } bookingItem { booking { booker { email } } } }
      } } } } } }
    } } } }`,
    { after: tomorrow() },
  );
  return nodes(trainingClasses).flatMap(({ sessions, ...row }) => {
    const seats = nodes(sessions).flatMap((session) => nodes(session.seats));
    const held = seats.flatMap(({ trainingSeatReservation: reservation }) => reservation ?? []);
    const named = held.filter(({ attendee }) => attendee !== null);
    const emails = held.flatMap(({ attendee, bookingItem }) => (attendee ?? bookingItem.booking.booker)?.email ?? []);
    const addresses = [...new Set(emails)];
    return named.length >= 2 ? [{ ...row, addresses }] : [];
  });
}

function there<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`The demo data has no ${what}.`);
  return found;
}

import { ask, nodes, tomorrow } from '../api.ts';
import { type Session, sessionsOfThisWeek } from '../classes.ts';
import { type CustomerToBookFor, customersToBookFor } from '../newBooking.ts';

/** The public class of a day's booking. */
export interface SoldClass {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly status: 'confirmed' | 'provisional';
  readonly startsAt: string;
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
  readonly notes: number;
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly acknowledgedAt: string | null;
    readonly supplier: { readonly name: string };
  };
}

/** The records of a day's work. They are read from the API, so that they exist on any day of the year. */
export interface Subjects {
  readonly customer: CustomerToBookFor;
  readonly booker: string;
  /** The contact of the customer who takes part. */
  readonly attendee: string;
  readonly sold: SoldClass;
  /** A brand with classes in this week, and those classes in the schedule's order. */
  readonly brand: string;
  readonly ofBrand: readonly Session[];
}

/** Selects the class of a day and the customer of its booking. */
export type Choose = (
  classes: readonly SoldClass[],
  customers: readonly CustomerToBookFor[],
) => readonly [SoldClass | undefined, CustomerToBookFor | undefined];

/** The next class with an order that is not acknowledged, a confirmed one if there is one, and the first customer by name. */
const next: Choose = (classes, customers) => {
  const pending = classes.filter(({ order }) => !order.acknowledgedAt);
  return [pending.find(({ status }) => status === 'confirmed') ?? pending[0], customers[0]];
};

/** Reads the records of a day's work. The class is confirmed if it is provisional. */
export async function readSubjects(url: string, token: string, choose = next): Promise<Subjects> {
  const [sold, customer] = choose(await classesToSell(url, token), await customersToBookFor(url, token));
  if (!sold) throw new Error('The demo data has no class to sell with such an order.');
  const [booker, ...others] = customer?.contacts ?? [];
  const seated = await seatedOn(url, token, sold.id);
  const attendee = others.find(({ fullName }) => !seated.has(fullName));
  if (!customer || !booker || !attendee) throw new Error('The demo data has no customer with two people.');
  if (sold.status === 'provisional') await confirmClass(url, token, sold.id);
  const week = await sessionsOfThisWeek(url, token);
  const brand = commonest(week.map(({ trainingClass }) => trainingClass.brand.name));
  return {
    customer,
    booker: booker.fullName,
    attendee: attendee.fullName,
    sold,
    brand,
    ofBrand: week.filter(({ trainingClass }) => trainingClass.brand.name === brand),
  };
}

/** The confirmed and provisional classes from tomorrow on with two free seats and an order, the next first. */
export async function classesToSell(url: string, token: string): Promise<SoldClass[]> {
  type Order = SoldClass['order'] & { status: string };
  type Row = Omit<SoldClass, 'order' | 'notes'> & {
    notes: { totalCount: number };
    purchaseOrders: { edges: { node: Order }[] };
  };
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: Row }[] } }>(
    url,
    token,
    `query ($after: String!) { trainingClasses(
      first: 300, public: true, status_list: [confirmed, provisional], startsAt: [{ after: $after }], order: [{ startsAt: ASC }]
    ) { edges { node {
      id reference title status startsAt seatsReservedCount seatsTotalCount notes { totalCount }
      purchaseOrders(first: 10) { edges { node { id reference status acknowledgedAt supplier { name } } } }
    } } } }`,
    { after: tomorrow() },
  );
  return nodes(trainingClasses).flatMap(({ purchaseOrders, notes, ...row }) => {
    const orders = nodes(purchaseOrders).filter(({ status }) => status !== 'canceled');
    const order = orders.find(({ acknowledgedAt }) => !acknowledgedAt) ?? orders[0];
    return order && row.seatsTotalCount - row.seatsReservedCount >= 2
      ? [{ ...row, order, notes: notes.totalCount }]
      : [];
  });
}

/** The names of the delegates of a class. Nobody can have two of its seats. */
async function seatedOn(url: string, token: string, id: string): Promise<ReadonlySet<string>> {
  type Held = { attendee: { givenName: string; familyName: string } | null } | null;
  type Session = { seats: { edges: { node: { trainingSeatReservation: Held } }[] } };
  const { trainingClass } = await ask<{ trainingClass: { sessions: { edges: { node: Session }[] } } }>(
    url,
    token,
    `query ($id: ID!) { trainingClass(id: $id) { sessions(first: 1) { edges { node { seats(first: 500) { edges { node {
      trainingSeatReservation { attendee { givenName familyName } }
    } } } } } } } }`,
    { id },
  );
  const seats = nodes(trainingClass.sessions).flatMap((session) => nodes(session.seats));
  const delegates = seats.flatMap(({ trainingSeatReservation: held }) => held?.attendee ?? []);
  return new Set(delegates.map(({ givenName, familyName }) => `${givenName} ${familyName}`));
}

const confirmClass = (url: string, token: string, id: string) =>
  ask(url, token, 'mutation ($id: ID!) { confirmTrainingClass(input: { id: $id }) { clientMutationId } }', { id });

function commonest(names: readonly string[]): string {
  const [most] = [...new Set(names)].sort((one, other) => count(names, other) - count(names, one));
  if (!most) throw new Error('The demo data has no classes in this week.');
  return most;
}

const count = (names: readonly string[], wanted: string) => names.filter((name) => name === wanted).length;

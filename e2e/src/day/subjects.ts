import { ask, nodes } from '../api.ts';
import { type Session, sessionsOfThisWeek } from '../classes.ts';
import { type CustomerToBookFor, customersToBookFor } from '../newBooking.ts';

/** The public class that a day's booking is for. */
export interface SoldClass {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly startsAt: string;
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
  /** How many there are. */
  readonly notes: number;
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly acknowledgedAt: string | null;
    readonly supplier: { readonly name: string };
  };
}

/** What a day's work is about, asked of the API, so that it is there on any day of the year. */
export interface Subjects {
  readonly customer: CustomerToBookFor;
  readonly booker: string;
  /** Who takes part, one of the customer's people. */
  readonly attendee: string;
  readonly sold: SoldClass;
  /** A brand with classes in this week, and those in the schedule's order. */
  readonly brand: string;
  readonly ofBrand: readonly Session[];
}

/** Which class a day is about, and for which customer its booking is. */
export type Choose = (
  classes: readonly SoldClass[],
  customers: readonly CustomerToBookFor[],
) => readonly [SoldClass | undefined, CustomerToBookFor | undefined];

/** The next class whose order waits for a yes, and the first customer by name. */
const next: Choose = (classes, customers) => [classes.find(({ order }) => !order.acknowledgedAt), customers[0]];

export async function readSubjects(url: string, token: string, choose = next): Promise<Subjects> {
  const [sold, customer] = choose(await classesToSell(url, token), await customersToBookFor(url, token));
  if (!sold) throw new Error('The demo data has no class to sell with such an order.');
  const [booker, attendee] = customer?.contacts ?? [];
  if (!customer || !booker || !attendee) throw new Error('The demo data has no customer with two people.');
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

/** The confirmed classes to come with two free seats and an order, the next first. */
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
      first: 300, public: true, status: confirmed, startsAt: [{ after: $after }], order: [{ startsAt: ASC }]
    ) { edges { node {
      id reference title startsAt seatsReservedCount seatsTotalCount notes { totalCount }
      purchaseOrders(first: 10) { edges { node { id reference status acknowledgedAt supplier { name } } } }
    } } } }`,
    { after: new Date().toISOString() },
  );
  return nodes(trainingClasses).flatMap(({ purchaseOrders, notes, ...row }) => {
    const orders = nodes(purchaseOrders).filter(({ status }) => status !== 'canceled');
    const order = orders.find(({ acknowledgedAt }) => !acknowledgedAt) ?? orders[0];
    return order && row.seatsTotalCount - row.seatsReservedCount >= 2
      ? [{ ...row, order, notes: notes.totalCount }]
      : [];
  });
}

function commonest(names: readonly string[]): string {
  const [most] = [...new Set(names)].sort((one, other) => count(names, other) - count(names, one));
  if (!most) throw new Error('The demo data has no classes in this week.');
  return most;
}

const count = (names: readonly string[], wanted: string) => names.filter((name) => name === wanted).length;

import { ask, nodes } from './api.ts';

/** A delegate of a class that is over. */
export interface FormerDelegate {
  readonly name: string;
  readonly customer: { readonly id: string; readonly name: string };
  readonly trainingClass: { readonly id: string; readonly reference: string; readonly title: string };
}

interface Read {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly sessions: {
    edges: {
      node: {
        seats: {
          edges: {
            node: {
              trainingSeatReservation: {
                id: string;
                attendee: { id: string } | null;
                bookingItem: { booking: { customer: FormerDelegate['customer'] } };
              } | null;
            };
          }[];
        };
      };
    }[];
  };
}

/**
 * Gives a reserved seat without a delegate in a delivered class to a new contact of its customer. The contact belongs to the test.
 *
 * @param index which of these classes, so that tests use different ones.
 */
export async function newFormerDelegate(url: string, token: string, index: number): Promise<FormerDelegate> {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: Read }[] } }>(
    url,
    token,
    `{ trainingClasses(first: 100, status: delivered, order: [{ startsAt: DESC }]) { edges { node { id reference title
      sessions(first: 1) { edges { node { seats(first: 20) { edges { node { trainingSeatReservation {
        id attendee { id } bookingItem { booking { customer { id name } } }
      } } } } } } } } } } }`,
  );
  const found = nodes(trainingClasses).flatMap(({ sessions, ...trainingClass }) => {
    const [first] = nodes(sessions);
    const free = nodes(first?.seats ?? { edges: [] }).find(
      ({ trainingSeatReservation: reservation }) => reservation && !reservation.attendee,
    );
    return free?.trainingSeatReservation ? [{ trainingClass, seat: free.trainingSeatReservation }] : [];
  });
  const taken = found[index];
  if (!taken) throw new Error('The demo data has too few delivered classes with a seat that has no delegate.');
  const { trainingClass, seat } = taken;
  const { customer } = seat.bookingItem.booking;
  const familyName = `Hale${seat.id.slice(-6)}`;
  const { createCustomerContact } = await ask<{ createCustomerContact: { customerContact: { id: string } } }>(
    url,
    token,
    'mutation ($input: createCustomerContactInput!) { createCustomerContact(input: $input) { customerContact { id } } }',
    { input: { customer: customer.id, givenName: 'Maren', familyName, email: `${familyName}@example.org` } },
  );
  await ask(
    url,
    token,
    'mutation ($input: createAttendeeInput!) { createAttendee(input: $input) { clientMutationId } }',
    { input: { customerContact: createCustomerContact.customerContact.id, reservation: seat.id } },
  );
  return { name: `Maren ${familyName}`, customer, trainingClass };
}

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
 * Gives a seat of a delivered class to a new contact of its customer, who belongs to the test.
 *
 * @param index which of the delivered classes with delegates, so that tests use different ones.
 */
export async function newFormerDelegate(url: string, token: string, index: number): Promise<FormerDelegate> {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: Read }[] } }>(
    url,
    token,
    `{ trainingClasses(first: 40, status: delivered, order: [{ startsAt: DESC }]) { edges { node { id reference title
      sessions(first: 1) { edges { node { seats(first: 20) { edges { node { trainingSeatReservation {
        id attendee { id } bookingItem { booking { customer { id name } } }
      } } } } } } } } } } }`,
  );
  const found = nodes(trainingClasses).flatMap(({ sessions, ...trainingClass }) => {
    const [first] = nodes(sessions);
    const held = nodes(first?.seats ?? { edges: [] }).find((seat) => seat.trainingSeatReservation?.attendee);
    return held?.trainingSeatReservation ? [{ trainingClass, seat: held.trainingSeatReservation }] : [];
  });
  const taken = found[index];
  if (!taken) throw new Error('The demo data has too few delivered classes with delegates.');
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
    'mutation ($input: deleteAttendeeInput!) { deleteAttendee(input: $input) { clientMutationId } }',
    { input: { id: seat.attendee?.id } },
  );
  await ask(
    url,
    token,
    'mutation ($input: createAttendeeInput!) { createAttendee(input: $input) { clientMutationId } }',
    { input: { customerContact: createCustomerContact.customerContact.id, reservation: seat.id } },
  );
  return { name: `Maren ${familyName}`, customer, trainingClass };
}

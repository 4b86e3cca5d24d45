import { connection, idOf } from '@console/testing';

/** Answers of the API, for the tests of this remote. */

export const pounds = (value: number) => ({ amount: Math.round(value * 100), currency: 'GBP', formatted: `£${value}` });

export const caldervalley = { id: idOf('customers', 1), reference: 'CU-1001', name: 'Calder Valley Housing' };
export const hallam = { id: idOf('customers', 2), reference: 'CU-1002', name: 'Hallam Engineering plc' };

export const priya = {
  id: idOf('users', 1),
  avatarUrl: null,
  person: { id: idOf('people', 1), fullName: 'Priya Nair' },
};
export const tom = { id: idOf('users', 2), avatarUrl: null, person: { id: idOf('people', 2), fullName: 'Tom Ellery' } };

const amelia = contact(11, 'Amelia Hughes', 'L&D manager');
const martin = contact(12, 'Martin Shackleton', 'Accounts payable');

function contact(number: number, fullName: string, jobTitle: string) {
  return { id: idOf('customer_contacts', number), fullName, jobTitle, email: null, user: null };
}

/** A booking. The number is that of its reference: 10482 gives BK-10482. */
export function booking(number: number, more: object = {}) {
  const self = { id: idOf('bookings', number), reference: `BK-${number}` };
  const contacts = [
    { id: idOf('booking_customer_contacts', 1), roles: ['booker'] },
    { id: idOf('booking_customer_contacts', 2), roles: ['booker', 'biller'] },
  ];
  const ofContacts = { status: 'confirmed', ...more, ...self, bookingCustomerContacts: connection(contacts) };
  return {
    ...self,
    version: 1,
    title: 'Leadership Essentials – autumn cohort',
    status: 'confirmed',
    heldFrom: null,
    attended: false,
    noted: false,
    discussedIn: null,
    hasFormerDelegates: false,
    peopleToTell: [],
    bookedAt: '2026-11-16T09:12:00.000Z',
    confirmedAt: '2026-11-16T09:12:00.000Z',
    impactOf: [],
    createdBy: priya,
    createdAt: '2026-11-10T10:02:00.000Z',
    updatedBy: tom,
    updatedAt: '2026-11-16T09:12:00.000Z',
    webBookingReference: 'W-77310',
    dealRecordId: '48210077',
    poNumber: 'CVH-88213',
    invoiceNotes: null,
    customer: caldervalley,
    accountManager: priya,
    accountManagerEmail: 'manager@example.com',
    brand: { id: idOf('brands', 1), name: 'Meridian Leadership' },
    booker: amelia,
    biller: martin,
    billingAddress: {
      address1: 'Accounts Payable, Shaw House',
      address2: '14 Crossley Street',
      address3: null,
      address4: '',
      city: 'Halifax',
      region: null,
      postcode: 'HX1 1UJ',
      country: 'GB',
    },
    netPrice: pounds(3960),
    expectedTotalValue: pounds(4752),
    toBeRefunded: pounds(0),
    items: connection([]),
    invoicing: { items: 0, due: pounds(4752), paid: pounds(0) },
    changeRequests: connection([]),
    notes: connection([]),
    tickets: connection([]),
    bookingCustomerContacts: connection([
      { ...contacts[0], customerContact: amelia, booking: ofContacts },
      { ...contacts[1], customerContact: martin, booking: ofContacts },
    ]),
    ...more,
  };
}

export function trainingClass(reference: string, more: object = {}) {
  return {
    id: idOf('training_classes', Number(reference.slice(3))),
    reference,
    status: 'confirmed',
    public: true,
    startsAt: '2026-11-24T09:30:00.000Z',
    endsAt: '2026-11-25T16:30:00.000Z',
    courseVersion: {
      id: idOf('course_versions', 3),
      title: 'Leadership Essentials',
      number: 3,
      course: { id: idOf('courses', 1) },
    },
    publicSchedule: null,
    seatsFreeCount: 6,
    fewestPlaces: 1,
    whyFewestPlaces: null,
    ...more,
  };
}

/** An item with four seats on a public class. */
export function publicItem(more: object = {}) {
  return {
    id: idOf('booking_items', 1),
    version: 1,
    booking: { id: idOf('bookings', 10482) },
    type: 'public',
    title: 'Leadership Essentials',
    status: 'confirmed',
    updatedAt: '2026-11-16T09:12:00.000Z',
    updatedBy: tom,
    attended: false,
    noted: false,
    discussedIn: null,
    quantity: 4,
    unitPrice: pounds(495),
    netPrice: pounds(1980),
    taxable: true,
    taxRatePercent: null,
    taxValue: pounds(396),
    grossPrice: pounds(2376),
    poNumber: 'CVH-88213',
    assignedSeatNumber: 3,
    maxAttendees: 12,
    deliveryFormat: 'virtual',
    deliveryPlatform: 'ms_teams',
    deliveryAddress: null,
    trainer: null,
    trainerDayRate: null,
    trainerTravel: null,
    canceledAt: null,
    cancelReason: null,
    impactOfCancel: [],
    sessions: connection([]),
    invoices: connection([]),
    billedOn: [],
    class: trainingClass('TC-20871', { publicSchedule: { id: idOf('public_schedules', 1) } }),
    ...more,
  };
}

/** A session of a private class on a day of November. */
const sessionOn = (day: number) => ({
  id: idOf('training_sessions', day),
  startsAt: `2026-11-${day}T09:30:00.000Z`,
  endsAt: `2026-11-${day}T16:30:00.000Z`,
});

/** An item with two days at the customer's site. */
export function privateItem(more: object = {}) {
  return publicItem({
    id: idOf('booking_items', 2),
    type: 'private',
    title: 'Mental Health First Aid',
    quantity: 2,
    unitPrice: pounds(905),
    netPrice: pounds(1810),
    taxRatePercent: 5,
    taxValue: pounds(90.5),
    grossPrice: pounds(1900.5),
    poNumber: null,
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: { address1: 'Shaw House', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' },
    trainer: { id: idOf('trainers', 1), contact: { id: idOf('people', 9), fullName: 'Dr Samuel Adeyemi' } },
    trainerDayRate: pounds(550),
    trainerTravel: pounds(85),
    sessions: connection([24, 25].map(sessionOn)),
    class: trainingClass('TC-20866'),
    ...more,
  });
}

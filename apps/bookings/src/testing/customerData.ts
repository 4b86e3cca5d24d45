import { audited, connection, idOf } from '@console/testing';
import { booking } from './bookingData.ts';

/** A contact as the API returns it. */
export function customerContact(number: number, fullName: string, more: object = {}) {
  const [givenName = '', familyName = ''] = fullName.split(' ');
  return {
    id: idOf('customer_contacts', number),
    fullName,
    givenName,
    familyName,
    jobTitle: 'L&D manager',
    email: `${givenName.toLowerCase()}@caldervalley.example`,
    mobile: '07700 900417',
    telephone: '01422 496 0120',
    roles: ['ROLE_CUSTOMER_BOOKER'],
    version: 1,
    user: null,
    writeable: true,
    uses: [],
    attendees: connection([]),
    comingAttendees: [],
    customer: { id: idOf('customers', 3001), name: 'Calder Valley Housing', reference: 'CU-3001' },
    ...audited,
    ...more,
  };
}

/** A customer. The number is that of its reference: 3001 gives CU-3001. */
export function customer(number: number, more: object = {}) {
  return {
    id: idOf('customers', number),
    version: 1,
    reference: `CU-${number}`,
    name: 'Calder Valley Housing',
    type: { name: 'Charity', value: 'charity' },
    registrationNumber: '04182216',
    vatNumber: 'GB 000 4182 16',
    website: 'https://caldervalley.example',
    paymentTermDays: 30,
    onlyTaxInvoiceBillable: false,
    preferredPaymentMethod: 'bank_transfer',
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
    ...audited,
    bookings: { ...connection([booking(10482), booking(10473, { status: 'canceled' })]), totalCount: 42 },
    openBookingsWithBillingAddress: { ...connection([]), totalCount: 0 },
    draftInvoicesWithBillingAddress: { ...connection([]), totalCount: 0 },
    notes: connection([]),
    contacts: connection([customerContact(11, 'Amelia Hughes'), customerContact(12, 'Martin Shackleton')]),
    ...more,
  };
}

import { defineLinks } from '@console/platform/links';

/** Paths to the records that every domain refers to. A parameter takes the API's id (`customers/01J…`) or the bare ulid. */
export const coreLinks = defineLinks({
  customer: '/customer/:id',
  customers: '/customer',
  customerContact: '/customer-contact/:id',
  customerContacts: '/customer-contact',
  user: '/user/:id',
  newUser: '/user/create',
  users: '/user',
});

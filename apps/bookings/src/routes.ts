import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the `route.ts` of its folder. */
export default defineRouteModules({
  'bookings.list': () => import('./booking-list/route.ts'),
  'bookings.create': () => import('./create-booking/route.ts'),
  'bookings.detail': () => import('./booking-detail/route.ts'),
  'bookings.create-public-item': () => import('./create-public-item/route.ts'),
  'bookings.create-ticket': () => import('./create-ticket/route.ts'),
  'bookings.tickets': () => import('./ticket-list/route.ts'),
  'bookings.ticket': () => import('./ticket-detail/route.ts'),
  'bookings.create-private-item': () => import('./create-private-item/route.ts'),
  'bookings.edit-private-item': () => import('./edit-private-item/route.ts'),
  'bookings.change-requests': () => import('./change-request-list/route.ts'),
  'bookings.request-change': () => import('./request-change/route.ts'),
  'bookings.change-request': () => import('./change-request-detail/route.ts'),
  'bookings.customers': () => import('./customer-list/route.ts'),
  'bookings.customer': () => import('./customer-detail/route.ts'),
  'bookings.contacts': { page: () => import('./contact-detail/ContactIndexPage.tsx') },
  'bookings.contact': () => import('./contact-detail/route.ts'),
});

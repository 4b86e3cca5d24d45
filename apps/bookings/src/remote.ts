import { defineRemote, STAFF_ROLES } from '@console/platform/remote';

export default defineRemote({
  name: 'bookings',
  title: 'Bookings',
  routes: [
    {
      id: 'bookings.list',
      path: '/booking',
      title: 'Bookings',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Bookings', weight: 20, icon: 'CalendarCheckmark' },
    },
    { id: 'bookings.detail', path: '/booking/:id', title: 'Booking', roles: STAFF_ROLES, parent: 'bookings.list' },
  ],
  slots: [],
});

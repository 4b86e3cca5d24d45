import { bookingDetailPanel } from '@console/bookings-contracts';
import { publicScheduleDetailPanel, trainingClassSeatsAction } from '@console/classes-contracts';
import { customerDetailPanel } from '@console/core-contracts';
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
      navigation: { group: 'top', label: 'Bookings', weight: 20, icon: 'CalendarCheckmark', key: 'b' },
    },
    {
      id: 'bookings.create',
      path: '/booking/create',
      title: 'New booking',
      roles: STAFF_ROLES,
      parent: 'bookings.list',
      command: { label: 'New booking', keys: 'cb' },
    },
    {
      id: 'bookings.detail',
      path: '/booking/:id',
      title: 'Booking',
      roles: STAFF_ROLES,
      parent: 'bookings.list',
      opens: [bookingDetailPanel.name],
      reference: 'booking',
    },
    {
      id: 'bookings.create-public-item',
      path: '/booking/:id/item/create-public-course',
      title: 'Add public course',
      roles: STAFF_ROLES,
      parent: 'bookings.detail',
    },
    {
      id: 'bookings.change-requests',
      path: '/change-request',
      title: 'Change requests',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Change requests', weight: 30, icon: 'ArrowSwap', key: 'r' },
    },
    {
      id: 'bookings.request-change',
      path: '/change-request/create',
      title: 'Request a change',
      roles: STAFF_ROLES,
      parent: 'bookings.change-requests',
      command: { label: 'Request a change' },
    },
    {
      id: 'bookings.change-request',
      path: '/change-request/:id',
      title: 'Change request',
      roles: STAFF_ROLES,
      parent: 'bookings.change-requests',
    },
    {
      id: 'bookings.customers',
      path: '/customer',
      title: 'Customers',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Customers', weight: 50, icon: 'Building', key: 'u' },
    },
    {
      id: 'bookings.customer',
      path: '/customer/:id',
      title: 'Customer',
      roles: STAFF_ROLES,
      parent: 'bookings.customers',
      opens: [customerDetailPanel.name],
      reference: 'customer',
    },
    { id: 'bookings.contacts', path: '/customer-contact', title: 'Contacts', roles: STAFF_ROLES },
    {
      id: 'bookings.contact',
      path: '/customer-contact/:id',
      title: 'Contact',
      roles: STAFF_ROLES,
      parent: 'bookings.customers',
    },
  ],
  slots: [
    {
      slot: publicScheduleDetailPanel.name,
      id: 'bookings.schedule-bookings',
      title: 'Bookings',
      roles: STAFF_ROLES,
      weight: 10,
      height: 190,
    },
    {
      slot: trainingClassSeatsAction.name,
      id: 'bookings.sell-seats',
      title: 'Sell seats',
      roles: STAFF_ROLES,
      weight: 10,
      height: 32,
    },
  ],
});

/** Lists that show who holds which place. */
const seatLists = ['lists TrainingSeat', 'lists TrainingSession'];

/** An item, by which its booking costs something and its class has seats. */
const ofItem = ['training_classes/:id', 'lists Booking', ...seatLists];

/** A booking that moves, and its items with it. */
const movedBooking = ['updated bookings/:id', 'updated booking_items/:id', 'customers/*', ...ofItem];

const invoiced = ['created invoices/*', 'created invoice_lines/*', 'created invoice_activity_logs/*', 'lists Invoice'];

/** A class, as it is changed itself. */
const changedClass = ['updated training_classes/:id', 'public_schedules/*', 'lists TrainingSession'];

/** A class that moves, and what is booked on it. */
const movedClass = [...new Set([...changedClass, ...movedBooking])].filter((one) => one !== 'training_classes/:id');

/** Somebody sits down, or stands up. */
const seated = ['training_seat_reservations/:id', 'booking_items/:id', 'training_classes/:id', ...seatLists];

/**
 * What those hear of each mutation who look on, once it is committed. A candidate's ulid is `:id`, any other `*`: `created bookings/*` was
 * written, `bookings/:id` shows something of it, of `lists Booking` rows may have come, gone or moved.
 */
export const tells: Readonly<Record<string, readonly string[]>> = {
  acknowledgePurchaseOrder: ['updated purchase_orders/:id', 'suppliers/*', 'training_classes/*'],
  assignCustomerContactToBooking: ['created booking_customer_contacts/*', 'bookings/:id', 'customer_contacts/:id'],
  assignTrainingSeat: [
    'created attendees/*',
    'created customer_contacts/*',
    'created people/*',
    'customers/*',
    ...seated,
  ],
  cancelBooking: movedBooking,
  cancelTrainingClass: movedClass,
  completeBooking: movedBooking,
  confirmBooking: [...movedBooking, ...invoiced],
  confirmTrainingClass: changedClass,
  createAttendee: ['created attendees/*', 'customer_contacts/:id', ...seated],
  createBooking: [
    'created bookings/*',
    'created booking_customer_contacts/*',
    'customers/:id',
    'customer_contacts/:id',
  ],
  createCustomerContact: ['created customer_contacts/*', 'created people/*', 'customers/:id'],
  createNote: ['created notes/*', 'bookings/:id'],
  createPublicBookingItem: [
    'created booking_items/*',
    'created training_seat_reservations/*',
    'bookings/:id',
    ...ofItem,
  ],
  deleteAttendee: [
    'deleted attendees/:id',
    'customer_contacts/:id',
    ...seated,
    'updated training_seats/:id',
    'updated training_seats/*',
    'training_sessions/:id',
    'training_sessions/*',
  ],
  deleteBooking: ['deleted bookings/:id', 'customers/*'],
  deleteBookingCustomerContact: ['deleted booking_customer_contacts/:id', 'bookings/:id', 'customer_contacts/:id'],
  deleteBookingItem: ['deleted booking_items/:id', 'bookings/:id', ...ofItem],
  deliverBooking: movedBooking,
  deliverTrainingClass: movedClass,
  holdBooking: movedBooking,
  markTrainingSession: [
    'updated training_seats/:id',
    'updated training_sessions/:id',
    'training_classes/:id',
    'lists TrainingClass',
  ],
  postponeTrainingClass: movedClass,
  rescheduleTrainingClass: [...movedClass, ...invoiced, 'updated training_sessions/:id', 'lists TrainingClass'],
  resumeBooking: movedBooking,
  updateBooking: ['updated bookings/:id', 'customers/*'],
  updateBookingItem: ['updated booking_items/:id', 'created training_seat_reservations/*', 'bookings/:id', ...ofItem],
  updateCustomerContact: ['updated customer_contacts/:id', 'updated people/:id', 'customers/*'],
  updateInvoice: ['updated invoices/:id', 'created invoice_activity_logs/*', 'customers/*'],
  updateTrainingClass: [
    ...changedClass,
    'created purchase_orders/*',
    'created purchase_order_items/*',
    'suppliers/:id',
    'lists PurchaseOrder',
  ],
  updateTrainingSeat: ['updated training_seats/:id', 'training_sessions/:id', 'training_classes/:id'],
};

import { defineNode } from '@console/api-kit';
import { booking, bookingContact, bookingItem, changeRequest, telling, ticket, ticketActivity } from './tables.ts';

export const Booking = defineNode('Booking', 'bookings', booking);
export const BookingCustomerContact = defineNode('BookingCustomerContact', 'booking_customer_contacts', bookingContact);
export const BookingItem = defineNode('BookingItem', 'booking_items', bookingItem);
export const Telling = defineNode('Telling', 'tellings', telling);
export const Ticket = defineNode('Ticket', 'tickets', ticket);
export const TicketActivity = defineNode('TicketActivity', 'ticket_activities', ticketActivity);
export const ChangeRequest = defineNode('ChangeRequest', 'change_requests', changeRequest);

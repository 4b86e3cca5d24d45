export * from './tables/bookings.ts';
export * from './tables/tickets.ts';

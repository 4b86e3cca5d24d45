export * from './tables/bookings.ts';
export * from './tables/tellings.ts';
export * from './tables/tickets.ts';

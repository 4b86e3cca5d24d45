export { type EmailedBooking, insertEmails } from './emails.ts';
export { seedSaleSignals } from './saleSignals.ts';

export { insertEmails, type WrittenBooking } from './emails.ts';
export { seedSaleSignals } from './saleSignals.ts';

export { invoiceLinks } from './links.ts';

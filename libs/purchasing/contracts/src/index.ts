export { purchaseOrderLinks } from './links.ts';

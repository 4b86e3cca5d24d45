export { saleSignalLinks } from './links.ts';

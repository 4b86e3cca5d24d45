export { readPdf } from './readPdf.ts';

export { unsafeRichText } from './unsafeRichText.ts';

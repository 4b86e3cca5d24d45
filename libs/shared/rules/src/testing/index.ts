export { hostileRichText } from './hostileRichText.ts';
export { unsafeRichText } from './unsafeRichText.ts';

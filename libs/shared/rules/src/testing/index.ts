export { hostileRichText } from './hostileRichText.ts';
export { hostileText, shortHostileText } from './hostileText.ts';
export { unsafeRichText } from './unsafeRichText.ts';

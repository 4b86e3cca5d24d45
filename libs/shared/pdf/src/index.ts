export type { FittedText, Room } from './fitText.ts';
export { type Element, Paper, type PdfFacts, type TextStyle } from './Paper.ts';
export { type Pause, pdfOf } from './pdfOf.ts';

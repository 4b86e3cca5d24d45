export type { FittedText, Room } from './fitText.ts';
export type { LetterLook } from './letter/Flow.ts';
export { Letter, type LetterBlock, type LetterFact } from './letter/Letter.ts';
export { plainColor, sheet } from './letter/sheet.ts';
export type { LetterColumn, LetterSum } from './letter/tables.ts';
export { type Element, Paper, type PdfFacts, type TextStyle } from './Paper.ts';
export { type DrawPages, type Pause, pdfOf, pdfOfSeveral } from './pdfOf.ts';
export { type Picture, pictureOf } from './pictures/pictureOf.ts';

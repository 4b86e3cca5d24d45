export { type DrawnGlyph, glyphsOf, readPdf } from './readPdf.ts';

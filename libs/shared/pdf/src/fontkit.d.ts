/** The parts of fontkit 2 that this package uses. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): object;
  }
  export function create(file: Uint8Array): Font;
}

/** The parts of fontkit 2 that this package uses. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** @param features tags of features that are turned on or off. */
    layout(text: string, features?: Readonly<Record<string, boolean>>): object;
  }
  export function create(file: Uint8Array): Font;
}

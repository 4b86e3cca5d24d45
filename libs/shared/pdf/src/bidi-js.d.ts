/** The parts of bidi-js that this package uses. Its own types describe another kind of module than Node loads. */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  };
}

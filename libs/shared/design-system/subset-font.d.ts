declare module 'subset-font' {
  /** Makes a font of only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noLayoutClosure: boolean },
  ): Promise<Buffer>;
}

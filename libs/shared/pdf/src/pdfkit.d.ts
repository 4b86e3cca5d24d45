/** The parts of pdfkit 0.20 that this package uses. @types/pdfkit describes an older version. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
  }

  interface MarkOptions {
    type?: 'Pagination' | 'Layout';
    /** The text that the marked content stands for. */
    actual?: string;
  }

  namespace PDFDocument {
    /** An object of the file. */
    interface FileObject {
      end(bytes?: Uint8Array): void;
    }

    /** What `image` takes. pdfkit embeds it once, in `obj`. */
    interface FileImage {
      readonly width: number;
      readonly height: number;
      readonly label: string;
      obj: FileObject | null;
      embed(document: PDFDocument): void;
    }

    interface StructureElement {
      add(child: StructureElement | (() => void)): StructureElement;
      end(): void;
    }
  }

  class PDFDocument implements AsyncIterable<Uint8Array> {
    constructor(options: {
      size: 'A4';
      layout: 'portrait' | 'landscape';
      margin: 0;
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      lang: string;
      displayTitle: true;
      autoFirstPage: false;
      font: null;
      info: Record<'Title' | 'Author' | 'Producer' | 'Creator', string> & Record<'CreationDate' | 'ModDate', Date>;
    });
    readonly page: { readonly width: number; readonly height: number };
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    lineCap(style: 'butt' | 'round'): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    fillOpacity(opacity: number): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { origin: readonly [x: number, y: number] }): this;
    image(
      image: PDFDocument.FileImage,
      x: number,
      y: number,
      options: { width: number; height: number; ignoreOrientation: true },
    ): this;
    readonly outline: { addItem(title: string): object };
    ref(data: object): PDFDocument.FileObject;
    stroke(): this;
    struct(
      type: string,
      options?: { scope?: 'Column' | 'Row'; alt?: string; bbox?: readonly [number, number, number, number] },
    ): PDFDocument.StructureElement;
    addStructure(element: PDFDocument.StructureElement): this;
    markContent(tag: 'Artifact' | 'Span', options?: MarkOptions): this;
    endMarkedContent(): this;
    end(): void;
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
  }

  export default PDFDocument;
}

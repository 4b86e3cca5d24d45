import { createHash } from 'node:crypto';
import type PDFDocument from 'pdfkit';
import type { FilePicture } from './FilePicture.ts';
import { jpegIn } from './jpeg.ts';
import { pngIn } from './png.ts';

/** A picture that a {@link Paper} can draw. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The picture in one file. */
  inFile(label: string): PDFDocument.FileImage;
}

/** The pictures that were read last. Reading takes some milliseconds, and the same few logos are drawn again and again. */
const known = new Map<string, Picture | null>();
const MOST_KNOWN = 16;

/** Reads a PNG or JPEG. Null when it is broken, so that a bad picture spoils no document. The same bytes give the same picture. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const key = createHash('sha256').update(bytes).digest('base64');
  let picture = known.get(key);
  if (picture === undefined) {
    const read = pngIn(bytes) ?? jpegIn(bytes);
    picture = read && drawable(read);
  }
  known.delete(key);
  known.set(key, picture);
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
  return picture;
}

function drawable({ width, height, bits, colors, filter, bytes, cover }: FilePicture): Picture {
  const inFile = (label: string): PDFDocument.FileImage => ({
    width,
    height,
    label,
    obj: null,
    embed(document) {
      const about = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
      const below =
        cover && document.ref({ ...about, BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' });
      below?.end(cover ?? undefined);
      // Programs write the four colours of a JPEG inverted.
      const decode = colors === 'DeviceCMYK' && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] };
      this.obj = document.ref({
        ...about,
        BitsPerComponent: bits,
        ColorSpace: colors,
        Filter: filter,
        ...decode,
        ...(below && { SMask: below }),
      });
      this.obj.end(bytes);
    },
  });
  return { width, height, inFile };
}

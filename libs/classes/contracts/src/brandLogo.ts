import { formatCount } from '@console/format';
import { recordSeen, text } from '@console/rules';
import * as z from 'zod/mini';

/** The largest file of a logo, in bytes. */
const mostBytes = 200 * 1024;

/** The most pixels of a logo in each direction. A printed page needs no more, and larger images are slow to draw. */
const mostPixels = 2_000;

export const logoTypes = ['png', 'jpeg'] as const;

/** What the head of an image says. */
export interface ImageHead {
  readonly type: (typeof logoTypes)[number];
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Reads the head of a PNG or JPEG. Null when the bytes begin neither. The name of a file says nothing. */
function imageIn(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngIn(view) ?? jpegIn(view);
}

/** A file that may be a logo, or why it may not, as a sentence. */
export type ReadLogo =
  | { readonly image: ImageHead; readonly refusal: null }
  | { readonly image: null; readonly refusal: string };

/** Judges a file that somebody chose as a logo. The form and the server use it. */
export function readLogo(bytes: Uint8Array): ReadLogo {
  const image = imageIn(bytes);
  if (!image) return { image, refusal: 'The logo must be a PNG or JPEG image.' };
  if (bytes.byteLength > mostBytes) return { image: null, refusal: tooLarge };
  if (image.width > mostPixels || image.height > mostPixels) return { image: null, refusal: tooWide(image) };
  return { image, refusal: null };
}

const tooLarge = `The logo must not be larger than ${mostBytes / 1024} KB.`;

const sizeOf = ({ width, height }: ImageHead) => `${formatCount(width)} × ${formatCount(height)}`;

const tooWide = (image: ImageHead) =>
  `The logo must be at most ${formatCount(mostPixels)} pixels wide and high. It is ${sizeOf(image)}.`;

/** Returns a logo in words: 'PNG, 640 × 160 pixels'. */
export const logoWords = (image: ImageHead): string => `${image.type.toUpperCase()}, ${sizeOf(image)} pixels`;

/** The input of `setBrandLogo`: the bytes of the file in Base64. Null removes the logo. */
export const setBrandLogoInput = z.object({
  ...recordSeen('Brand', 'brands'),
  logo: text('Logo', {
    max: Math.ceil(mostBytes / 3) * 4,
    tooLong: tooLarge,
    also: z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The logo must be written in Base64.'),
  }),
});

const pngStart = [0x89504e47, 0x0d0a1a0a] as const;
const pngHead = 0x49484452;

/** A PNG begins with its signature and the chunk IHDR, which begins with width and height. */
function pngIn(view: DataView): ImageHead | null {
  if (view.byteLength < 33) return null;
  const signed = view.getUint32(0) === pngStart[0] && view.getUint32(4) === pngStart[1];
  if (!signed || view.getUint32(12) !== pngHead) return null;
  return sized('png', view.getUint32(16), view.getUint32(20));
}

/** The markers that give the size of a JPEG: C0 to CF, but for the tables C4 and CC and the reserved C8. */
const givesSize = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a row of segments: FF, a marker, and the length of what follows. One of them gives the size. */
function jpegIn(view: DataView): ImageHead | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (givesSize(marker)) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    // A marker may follow filling bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const sized = (type: ImageHead['type'], width: number, height: number) =>
  width > 0 && height > 0 ? { type, width, height } : null;

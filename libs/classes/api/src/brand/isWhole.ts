import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { ReadLogo } from '@console/classes-contracts';

type Image = NonNullable<ReadLogo['image']>;

/** Whether an image can be drawn to its end. A damaged one would break every invoice of its brand. */
export async function isWhole(bytes: Buffer, image: Image): Promise<boolean> {
  return image.type === 'png' ? hasPixels(bytes, image) : bytes.lastIndexOf(endOfJpeg) > 0;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** The channels of a pixel for each colour type of PNG. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

async function hasPixels(bytes: Buffer, { width, height }: Image): Promise<boolean> {
  const [depth = 0, colourType = 0, , , interlaced = 0] = bytes.subarray(24);
  const parts = partsOf(bytes);
  const bits = depth * (channels[colourType] ?? 0);
  if (!parts || bits === 0) return false;
  // Each line begins with the byte of its filter. An interlaced image has about twice as many lines.
  const size = height * (1 + Math.ceil((width * bits) / 8));
  try {
    const pixels = await promisify(inflate)(Buffer.concat(parts), { maxOutputLength: 2 * size });
    return interlaced === 1 || pixels.length === size;
  } catch {
    // What cannot be inflated is damaged, whatever is wrong with it.
    return false;
  }
}

/** Returns the chunks IDAT. Null unless the file is a row of whole chunks that ends with IEND. */
function partsOf(bytes: Buffer): Buffer[] | null {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return parts;
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return null;
}

import { deflateSync, inflateSync } from 'node:zlib';
import type { FilePicture } from './FilePicture.ts';
import { type PngHead, pixelsOf } from './pngPixels.ts';

const SIGNATURE = '89504e470d0a1a0a';

/** More pixels are not read: they would fill the memory. */
const MOST_PIXELS = 2_000 * 2_000;

/** The values of a pixel, by the type of colour: gray, -, red green blue, index, gray alpha, -, red green blue alpha. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a PNG of any kind. Null when the bytes are none, or broken. */
export function pngIn(bytes: Uint8Array): FilePicture | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('hex', 0, 8) !== SIGNATURE) return null;
  const chunks = chunksOf(file);
  const head = headOf(chunks.get('IHDR'));
  if (!head) return null;
  try {
    // The rows of an interlaced picture have at most seven times as many filter bytes.
    const most = (Math.ceil((head.width * head.channels * head.bits) / 8) + 8) * head.height * 2 + 64;
    const samples = pixelsOf(head, inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0), { maxOutputLength: most }));
    const { color, cover } = shown(head, samples, chunks);
    return {
      width: head.width,
      height: head.height,
      bits: 8,
      colors: 'DeviceRGB',
      filter: 'FlateDecode',
      bytes: deflateSync(color),
      cover: cover.every((byte) => byte === 255) ? null : deflateSync(cover),
    };
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return null;
    throw error;
  }
}

/** The contents of the chunks by their names. Those of one name are joined. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer[]>();
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    parts.set(name, [...(parts.get(name) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return new Map(Array.from(parts, ([name, found]) => [name, Buffer.concat(found)]));
}

function headOf(chunk: Buffer | undefined): PngHead | null {
  if (!chunk || chunk.length < 13) return null;
  const [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)];
  const [bits = 0, type = 0, , , interlaced] = chunk.subarray(8);
  const channels = channelsOf[type];
  if (!channels || ![1, 2, 4, 8, 16].includes(bits)) return null;
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) return null;
  return { width, height, bits, type, channels, interlaced: interlaced === 1 };
}

/** The colours of all pixels, three bytes each, and how much of each covers what is below. */
function shown(head: PngHead, samples: Uint16Array, chunks: ReadonlyMap<string, Buffer>) {
  const { width, height, bits, type, channels } = head;
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const clear = chunks.get('tRNS');
  const keyed = clear && (type === 0 || type === 2) ? channelsAt(clear, channels) : null;
  const color = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height).fill(255);
  const isGray = channels < 3;
  const byte = (sample: number) => (bits === 8 ? sample : bits === 16 ? sample >> 8 : (sample * 255) / (2 ** bits - 1));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const index = samples[from] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      color[pixel * 3 + channel] =
        type === 3 ? (palette[index * 3 + channel] ?? 0) : byte(samples[from + (isGray ? 0 : channel)] ?? 0);
    }
    if (type === 3 && clear) cover[pixel] = clear[index] ?? 255;
    if (type === 4 || type === 6) cover[pixel] = byte(samples[from + channels - 1] ?? 0);
    if (keyed?.every((value, channel) => value === samples[from + channel])) cover[pixel] = 0;
  }
  return { color, cover };
}

/** The colour that is not drawn: two bytes for each value. */
const channelsAt = (chunk: Buffer, channels: number): number[] =>
  Array.from({ length: channels }, (_, channel) => chunk.readUInt16BE(channel * 2));

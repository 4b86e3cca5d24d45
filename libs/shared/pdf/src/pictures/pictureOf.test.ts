import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jpegIn } from './jpeg.ts';
import { pictureOf } from './pictureOf.ts';
import { pngIn } from './png.ts';

/** A PNG. Each row begins with the number of its filter. */
function png(
  width: number,
  height: number,
  bits: number,
  type: number,
  rows: readonly (readonly number[])[],
  more: Readonly<Record<string, readonly number[]>> = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, type, 0, 0, more.interlaced ? 1 : 0], 8);
  const { interlaced: _, ...chunks } = more;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...Object.entries(chunks).map(([name, content]) => chunk(name, Buffer.from(content))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The colours of a picture, and how much of each pixel covers what is below it. */
function pixels(bytes: Uint8Array) {
  const read = pngIn(bytes);
  return read && { color: [...inflateSync(read.bytes)], cover: read.cover && [...inflateSync(read.cover)] };
}

test.each<[string, Buffer, number[], number[] | null]>([
  ['colours', png(2, 1, 8, 2, [[0, 255, 0, 0, 0, 0, 255]]), [255, 0, 0, 0, 0, 255], null],
  [
    'colours with transparency',
    png(2, 1, 8, 6, [[0, 255, 0, 0, 255, 0, 0, 255, 128]]),
    [255, 0, 0, 0, 0, 255],
    [255, 128],
  ],
  ['gray', png(2, 1, 8, 0, [[0, 0, 128]]), [0, 0, 0, 128, 128, 128], null],
  ['gray with transparency', png(1, 1, 8, 4, [[0, 10, 0]]), [10, 10, 10], [0]],
  ['one bit a pixel', png(3, 1, 1, 0, [[0, 0b10100000]]), [255, 255, 255, 0, 0, 0, 255, 255, 255], null],
  ['a palette', png(2, 1, 8, 3, [[0, 1, 0]], { PLTE: [1, 2, 3, 4, 5, 6], tRNS: [7] }), [4, 5, 6, 1, 2, 3], [255, 7]],
  ['sixteen bits a value', png(1, 1, 16, 2, [[0, 255, 1, 128, 2, 0, 3]]), [255, 128, 0], null],
  ['a colour that is not drawn', png(2, 1, 8, 0, [[0, 9, 8]], { tRNS: [0, 9] }), [9, 9, 9, 8, 8, 8], [0, 255]],
  [
    'filters of each kind',
    png(2, 5, 8, 0, [
      [1, 5, 2],
      [2, 1, 1],
      [3, 2, 2],
      [4, 1, 1],
      [0, 3, 4],
    ]),
    [5, 7, 6, 8, 5, 8, 6, 9, 3, 4].flatMap((gray) => [gray, gray, gray]),
    null,
  ],
  [
    'interlaced rows',
    png(
      2,
      2,
      8,
      0,
      [
        [0, 1],
        [0, 2],
        [0, 3, 4],
      ],
      { interlaced: [1] },
    ),
    [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    null,
  ],
])('a PNG with %s is read', (_what, bytes, color, cover) => {
  expect(pixels(bytes)).toEqual({ color, cover });
});

test.each<[string, Buffer]>([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ['rows that are missing', png(4, 4, 8, 2, [[0, 1, 2, 3]])],
  ['a filter that nobody knows', png(1, 1, 8, 0, [[9, 1]])],
  ['data that cannot be inflated', Buffer.concat([png(1, 1, 8, 0, [[0, 1]]).subarray(0, 45), Buffer.alloc(40, 7)])],
  ['far more data than pixels', png(1, 1, 8, 0, [Array.from({ length: 1_000_000 }, () => 0)])],
  ['too many pixels', png(60_000, 60_000, 8, 0, [[0, 1]])],
  ['a JPEG that ends in its head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('a file with %s is no picture, and stops nothing', (_what, bytes) => {
  expect(pictureOf(bytes)).toBeNull();
});

test('a JPEG keeps its bytes', () => {
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 48, 0, 160, 3];
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...frame, ...Array.from({ length: 20 }, () => 0)]);
  expect(jpegIn(bytes)).toMatchObject({
    width: 160,
    height: 48,
    bits: 8,
    colors: 'DeviceRGB',
    filter: 'DCTDecode',
    bytes,
  });
});

test('the same bytes are the same picture', () => {
  const bytes = png(1, 1, 8, 0, [[0, 1]]);
  expect(pictureOf(bytes)).toBe(pictureOf(Buffer.from(bytes)));
});

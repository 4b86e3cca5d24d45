import { expect, test } from 'vitest';
import { logoWords, readLogo } from './brandLogo.ts';

function png(width: number, height: number, size = 64): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** The start of a JPEG, with a segment of 6 bytes, a filling byte and a table before the segment with the size. */
const jpeg = (width: number, height: number, marker = 0xc2) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc4, 0, 3, 9],
    ...[0xff, marker, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0],
  ]);

test('a PNG and a JPEG are known by their first bytes, with their size', () => {
  expect(readLogo(png(640, 160))).toEqual({ image: { type: 'png', width: 640, height: 160 }, refusal: null });
  expect(readLogo(jpeg(300, 1_200))).toEqual({ image: { type: 'jpeg', width: 300, height: 1_200 }, refusal: null });
});

test('what is neither is refused, whatever its name says', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  const gif = new TextEncoder().encode('GIF89a and so on, for more than thirty-three bytes');
  const empty = new Uint8Array();
  const noSize = jpeg(10, 10, 0xda).subarray(0, 18);
  for (const bytes of [svg, gif, empty, noSize, png(0, 10), png(640, 160).subarray(0, 20)]) {
    expect(readLogo(bytes)).toEqual({ image: null, refusal: 'The logo must be a PNG or JPEG image.' });
  }
});

test('a large file and a large image are refused with the limit', () => {
  expect(readLogo(png(10, 10, 204_800)).refusal).toBeNull();
  expect(readLogo(png(10, 10, 204_801)).refusal).toBe('The logo must not be larger than 200 KB.');
  expect(readLogo(png(2_000, 2_000)).refusal).toBeNull();
  expect(readLogo(jpeg(2_000, 2_001)).refusal).toBe(
    'The logo must be at most 2,000 pixels wide and high. It is 2,000 × 2,001.',
  );
});

test('a logo in words', () => {
  expect(logoWords({ type: 'png', width: 1_640, height: 160 })).toBe('PNG, 1,640 × 160 pixels');
});

import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { encodeQr } from './encodeQr.ts';

/** Reads a code as a camera does: 4 px a module, with a light edge of 4 modules. */
function read(text: string): string | undefined {
  const matrix = encodeQr(text);
  const side = (matrix.length + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dark = matrix[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4];
      if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([1, 14, 15, 26, 42, 62, 84, 85, 106, 122, 123, 152, 180, 181, 213])(
  'a text of %i bytes is read again',
  (length) => {
    const text = 'otpauth://totp/Admin%20console:grace@example.com?secret=JBSWY3DPEHPK3PXP'.repeat(3).slice(0, length);
    expect(read(text)).toBe(text);
  },
);

test('a code has the smallest version that holds its text', () => {
  const sizes = [14, 15, 213].map((length) => encodeQr('x'.repeat(length)).length);
  expect(sizes).toEqual([21, 25, 57]);
});

test('letters outside of ASCII are read again', () => {
  expect(read('Zoë Šimková')).toBe('Zoë Šimková');
});

test('a text of more than 213 bytes is refused', () => {
  expect(() => encodeQr('x'.repeat(214))).toThrow('A QR code holds at most 213 bytes.');
});

import { drawMatrix, type QrMatrix } from './drawMatrix.ts';
import { errorCorrection } from './reedSolomon.ts';

/** The blocks of each version from 1 to 10 at level M: the error correction bytes of a block, and the data bytes of each block. */
const VERSIONS: readonly { readonly correction: number; readonly blocks: readonly number[] }[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 0b0100;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Encodes a text as a QR code: byte mode, error correction level M, the smallest version up to 10 that holds it.
 *
 * @returns the rows of the code from top to bottom. True is dark.
 * @throws RangeError for more than 213 bytes of UTF-8.
 */
export function encodeQr(text: string): QrMatrix {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ blocks }, at) => bytes.length <= sum(blocks) - (at < 9 ? 2 : 3)) + 1;
  const layout = VERSIONS[version - 1];
  if (!layout) throw new RangeError('A QR code holds at most 213 bytes.');
  return drawMatrix(version, codewords(bytes, version, layout));
}

/** Returns data and error correction, interleaved over the blocks. */
function codewords(
  bytes: readonly number[],
  version: number,
  { correction, blocks }: { readonly correction: number; readonly blocks: readonly number[] },
): number[] {
  const data = dataBytes(bytes, version, sum(blocks));
  let start = 0;
  const parts = blocks.map((length) => {
    const part = data.slice(start, start + length);
    start += length;
    return part;
  });
  return [...interleaved(parts), ...interleaved(parts.map((part) => errorCorrection(part, correction)))];
}

function dataBytes(bytes: readonly number[], version: number, capacity: number): number[] {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  const content = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const bits = `${BYTE_MODE.toString(2).padStart(4, '0')}${length}${content}0000`;
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = Array.from({ length: filled.length / 8 }, (_, at) =>
    Number.parseInt(filled.slice(at * 8, at * 8 + 8), 2),
  );
  const used = data.length;
  for (let at = used; at < capacity; at += 1) data.push((at - used) % 2 === 0 ? 0xec : 0x11);
  return data;
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
}

/** What the head of a PNG says. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** The bits of one value: 1, 2, 4, 8 or 16. */
  readonly bits: number;
  /** The type of colour. */
  readonly type: number;
  /** The values of one pixel. */
  readonly channels: number;
  readonly interlaced: boolean;
}

/** The pixels of one pass: every `stepX`th from `x` in every `stepY`th row from `y`. */
type Pass = readonly [x: number, y: number, stepX: number, stepY: number];

const whole: readonly Pass[] = [[0, 0, 1, 1]];

/** The passes of an interlaced picture (Adam7). */
const interlaced: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/**
 * Returns the values of all pixels of a PNG, row by row.
 *
 * @param data the inflated rows. Each begins with the number of its filter.
 * @throws RangeError when rows are missing or a filter is unknown.
 */
export function pixelsOf(head: PngHead, data: Uint8Array): Uint16Array {
  const { width, height, bits, channels } = head;
  const pixels = new Uint16Array(width * height * channels);
  const stride = Math.max(1, (bits * channels) >> 3);
  let at = 0;
  for (const [x, y, stepX, stepY] of head.interlaced ? interlaced : whole) {
    const columns = Math.ceil((width - x) / stepX);
    if (columns <= 0) continue;
    const length = Math.ceil((columns * channels * bits) / 8);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = y; row < height; row += stepY) {
      if (at + 1 + length > data.length) throw new RangeError('Rows are missing.');
      const line = data.subarray(at + 1, at + 1 + length);
      unfilter(data[at] ?? 0, line, above, stride);
      for (let value = 0; value < columns * channels; value++) {
        const column = x + Math.floor(value / channels) * stepX;
        pixels[(row * width + column) * channels + (value % channels)] = valueAt(line, value, bits);
      }
      above = line;
      at += 1 + length;
    }
  }
  return pixels;
}

function valueAt(line: Uint8Array, index: number, bits: number): number {
  if (bits === 8) return line[index] ?? 0;
  if (bits === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const at = index * bits;
  return ((line[at >> 3] ?? 0) >> (8 - bits - (at & 7))) & (2 ** bits - 1);
}

/** Turns the differences of a row into its bytes, in place. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, stride: number): void {
  if (filter > 4) throw new RangeError('The filter is unknown.');
  if (filter === 0) return;
  for (let at = 0; at < line.length; at++) {
    const left = at < stride ? 0 : (line[at - stride] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < stride ? 0 : (above[at - stride] ?? 0);
    line[at] = (line[at] ?? 0) + guessed(filter, left, up, corner);
  }
}

/** The value that a filter expects: the one to the left, the one above, their mean, or the nearest of three (Paeth). */
function guessed(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

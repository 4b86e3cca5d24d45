/** The rows of a QR code from top to bottom. True is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

/** The centres of the alignment patterns of versions 1 to 10. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The grid while it is drawn. Null is a module that no pattern has. */
type Grid = (boolean | null)[][];

/** Draws the patterns and the codewords, under the mask with the lowest penalty. */
export function drawMatrix(version: number, codewords: readonly number[]): QrMatrix {
  const size = version * 4 + 17;
  const patterns = drawPatterns(version, size);
  const drawn = MASKS.map((masked, mask) => {
    const grid = patterns.map((row) => [...row]);
    drawFormat(grid, mask);
    drawCodewords(grid, codewords, masked);
    return grid.map((row) => row.map((dark) => dark === true));
  });
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function drawPatterns(version: number, size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.length - 1;
  centres.forEach((row, down) => {
    centres.forEach((column, across) => {
      const isCorner = (down === 0 && (across === 0 || across === last)) || (down === last && across === 0);
      if (!isCorner) square(row, column, 2, (ring) => ring !== 1);
    });
  });
  drawVersion(version, size, set);
  // Reserves the modules of the format, which depends on the mask.
  drawFormat(grid, 0);
  return grid;
}

/** Versions from 7 on name themselves, in two blocks of 18 modules. */
function drawVersion(version: number, size: number, set: (row: number, column: number, dark: boolean) => void): void {
  if (version < 7) return;
  let rest = version;
  for (let bit = 0; bit < 12; bit += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >>> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** Draws level M and the mask beside the finder patterns, twice. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  let rest = mask;
  for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const set = (row: number, column: number, bit: number) => {
    const line = grid[row];
    if (line) line[column] = ((bits >>> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    set(along, 8, bit);
    const back = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    set(8, back, bit);
  }
  const line = grid[size - 8];
  if (line) line[8] = true;
}

/** Fills the free modules in a zigzag of pairs of columns, from the lower right corner. */
function drawCodewords(
  grid: Grid,
  codewords: readonly number[],
  masked: (row: number, column: number) => boolean,
): void {
  const size = grid.length;
  let bit = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    // The column of the vertical timing pattern belongs to no pair.
    const right = size - 1 - pair * 2 - (pair * 2 >= size - 7 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (line?.[column] !== null) continue;
        const dark = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== masked(row, column);
        bit += 1;
      }
    }
  }
}

/** How hard a code is to read, by the four rules of ISO 18004. */
function penaltyOf(matrix: QrMatrix): number {
  const columns = matrix.map((_, at) => matrix.map((row) => row[at] === true));
  const lines = [...matrix, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * (line.match(/(?=10111010000)|(?=00001011101)/g)?.length ?? 0);
  }
  matrix.forEach((row, y) => {
    row.forEach((dark, x) => {
      const below = matrix[y + 1];
      const isBlock = below && x + 1 < row.length && [row[x + 1], below[x], below[x + 1]].every((one) => one === dark);
      if (isBlock) penalty += 3;
    });
  });
  const share = (matrix.flat().filter(Boolean).length * 100) / matrix.length ** 2;
  return penalty + Math.floor(Math.abs(share - 50) / 5) * 10;
}
